import { expect, test } from 'vitest'
import { moveOf } from './moving.ts'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })
const caret = (value: string, selectionStart: number, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
})

test('Enter moves one row down and Tab one column to the right; with Shift they move up and left', () => {
  expect(moveOf(key('Enter'), caret('a', 0))).toEqual([1, 0])
  expect(moveOf(key('Enter', true), caret('a', 0))).toEqual([-1, 0])
  expect(moveOf(key('Tab'), caret('a', 0))).toEqual([0, 1])
  expect(moveOf(key('Tab', true), caret('a', 0))).toEqual([0, -1])
})

test('a left or right arrow leaves a cell only at the edge of its text, or if all of it is selected', () => {
  expect(moveOf(key('ArrowRight'), caret('sopa', 2))).toBeNull()
  expect(moveOf(key('ArrowRight'), caret('sopa', 4))).toEqual([0, 1])
  expect(moveOf(key('ArrowRight'), caret('sopa', 0, 4))).toEqual([0, 1])
  expect(moveOf(key('ArrowLeft'), caret('sopa', 2))).toBeNull()
  expect(moveOf(key('ArrowLeft'), caret('sopa', 0))).toEqual([0, -1])
  expect(moveOf(key('ArrowRight', true), caret('sopa', 4))).toBeNull()
})

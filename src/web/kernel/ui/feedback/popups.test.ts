import { expect, test } from 'vitest'
import { popup } from './popups.ts'

test('each undo key runs only the newest undo action that is still shown, and no other action', () => {
  const ran: string[] = []
  const show = (text: string, isUndo: boolean) =>
    popup.success(text, undefined, { label: text, isUndo, run: () => ran.push(text) })
  show('first removal', true)
  show('second removal', true)
  show('other action', false)
  expect(popup.undo()).toBe(true)
  expect(ran).toEqual(['second removal'])
  expect(popup.undo()).toBe(true)
  expect(ran).toEqual(['second removal', 'first removal'])
  expect(popup.undo()).toBe(false)
  expect(ran).toHaveLength(2)
})

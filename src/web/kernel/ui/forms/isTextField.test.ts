import { expect, test } from 'vitest'
import { isTextField } from './isTextField.ts'

const element = (tagName: string, also = {}) =>
  ({ tagName, isContentEditable: false, ...also }) as unknown as EventTarget

test('inputs of a text type, text areas and editable elements are text fields', () => {
  for (const type of ['text', 'search', 'email', 'number', 'date'])
    expect(isTextField(element('INPUT', { type })), type).toBe(true)
  expect(isTextField(element('TEXTAREA', { type: 'textarea' }))).toBe(true)
  expect(isTextField(element('P', { isContentEditable: true }))).toBe(true)
})

test('checkboxes, radio buttons, buttons, selects and the document are no text fields', () => {
  for (const type of ['checkbox', 'radio', 'submit']) expect(isTextField(element('INPUT', { type })), type).toBe(false)
  expect(isTextField(element('BUTTON', { type: 'button' }))).toBe(false)
  expect(isTextField(element('SELECT', { type: 'select-one' }))).toBe(false)
  expect([isTextField(element('BODY')), isTextField(null)]).toEqual([false, false])
})

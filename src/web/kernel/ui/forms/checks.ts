import type { ReactNode } from 'react'
import { formText } from '#web/kernel/text/forms.text.ts'

/** Says what is wrong with a field's value, in the reader's words. The server checks again. */
type Check = (value: string) => ReactNode

export const required =
  (max?: number): Check =>
  (value) => {
    const length = value.trim().length
    if (length === 0) return formText.required
    return max !== undefined && length > max ? formText.tooLong(max, length - max) : null
  }

export const mail: Check = (value) =>
  required(254)(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : formText.mail)

/** May be left empty. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value.trim() === '' ? null : check(value)

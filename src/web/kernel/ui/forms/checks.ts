import type { ReactNode } from 'react'
import { formText } from '#web/kernel/text/forms.text.ts'

/** Returns the error of a value, or null. The server checks every value again. */
type Check = (value: string) => ReactNode

export const requiredCheck =
  (max?: number): Check =>
  (value) => {
    const length = value.trim().length
    if (length === 0) return formText.required
    return max !== undefined && length > max ? formText.tooLong(max, length - max) : null
  }

export const mailCheck: Check = (value) =>
  requiredCheck(254)(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : formText.mail)

/** Applies a check only if the value is not empty. */
export const optionalCheck =
  (check: Check): Check =>
  (value) =>
    value.trim() === '' ? null : check(value)

import { phonePattern } from '#contract/kernel/texts.limits.ts'
import { phoneText } from '#web/kernel/text/phones.text.ts'
import { requiredCheck } from './checks.ts'

/** Checks a phone number; in its own file, because guests' pages load the other checks and no phone field. */
export const phoneCheck = (max: number) => (value: string) =>
  requiredCheck(max)(value) ?? (phonePattern.test(value.trim()) ? null : phoneText.wrong)

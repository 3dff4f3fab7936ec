import { randomInt } from 'node:crypto'
import { screenLimits } from '#contract/club/screens.limits.ts'

const { alphabet, codeLength } = screenLimits

/** Shown on the television and typed by a person: short, and no two characters that look alike. */
export const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

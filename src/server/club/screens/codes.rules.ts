import { randomInt } from 'node:crypto'
import { screenLimits } from '#contract/club/screens.limits.ts'

const { alphabet, codeLength } = screenLimits

/** A person types the code from the television: it is short and has no characters that look alike. */
export const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

import { randomInt } from 'node:crypto'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'

const { alphabet, codeLength } = authorisationLimits

/** Read out at the gate and typed by a guard: short, and no two characters that look alike. */
export const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

import { randomInt } from 'node:crypto'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'

const { alphabet, codeLength } = authorisationLimits

/** Read out at the gate and typed by a guard: short, and no two characters that look alike. */
export const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** A code as it was typed or read out: in any case, with spaces or dashes between. */
export const readCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

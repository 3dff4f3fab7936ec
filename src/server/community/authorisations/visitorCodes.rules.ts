import { randomInt } from 'node:crypto'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'

const { alphabet, codeLength } = authorisationLimits

/** A guard types the code that the visitor reads out: it is short and has no characters that look alike. */
export const newVisitorCode = () =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** Normalises a typed code: case, spaces and dashes do not matter. */
export const normalizeVisitorCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

import { randomInt } from 'node:crypto'
import { tvLimits } from '#contract/club/screens.limits.ts'

const { alphabet, codeLength } = tvLimits

/** A person types the code from the television: it is short and has no characters that look alike. */
export const newPairingCode = () =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

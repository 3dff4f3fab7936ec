import { randomInt, timingSafeEqual } from 'node:crypto'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

/** The secret code of a stay. */
export const newCode = () => digits(stayLimits.codeLength)

/** What two phones compare before one lets the other in. */
export const newWord = () => digits(2)

export const isCode = (code: string, given: string) =>
  code.length === given.length && timingSafeEqual(Buffer.from(code), Buffer.from(given))

interface Pass {
  /** Shown by the staff's screen, or given to a phone that waits at the door. */
  what: 'invitation' | 'knock'
  venueId: number
  stayId: string
  id: string
}
const passed = ({ what, venueId, stayId, id }: Pass, expires: string) => `${what} ${venueId} ${stayId} ${id} ${expires}`

/** Proves to us, until then, what we once said: nothing of it is stored. */
export const writePass = (secret: Buffer, pass: Pass, until: Date) => {
  const expires = String(until.getTime())
  return [pass.stayId, pass.id, expires, signatureOf(secret, passed(pass, expires))].join('.')
}

/** What a pass of ours says; null when it is not ours, for something else or another venue, or too old. */
export const readPass = (
  secret: Buffer,
  what: Pass['what'],
  venueId: number,
  shown: string,
  now: Date,
): Pass | null => {
  const [stayId = '', id = '', expires = '', signature] = shown.split('.')
  const pass = { what, venueId, stayId, id }
  const ours = isSignatureOf(secret, passed(pass, expires), signature)
  return ours && Number(expires) > now.getTime() ? pass : null
}

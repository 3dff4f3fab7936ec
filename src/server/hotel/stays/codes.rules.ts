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

/** What a phone's session is known by: the same phone in the same stay has the same. */
export const secretOfPhone = (secret: Buffer, stayId: string, phone: string) =>
  signatureOf(secret, `phone ${stayId} ${phone}`)

interface Pass {
  /** Shown by the staff's screen, or given to a phone that waits at the door. */
  what: 'invitation' | 'knock'
  venueId: number
  /** The stay that one is invited to, or the room at whose door one waits: who is in it is not said. */
  of: string
  id: string
}
const passed = ({ what, venueId, of, id }: Pass, expires: string) => `${what} ${venueId} ${of} ${id} ${expires}`

/** Proves to us, until then, what we once said: nothing of it is stored. */
export const writePass = (secret: Buffer, pass: Pass, until: Date) => {
  const expires = String(until.getTime())
  return [pass.of, pass.id, expires, signatureOf(secret, passed(pass, expires))].join('.')
}

/** What a pass of ours says; null when it is not ours, for something else or another venue, or too old. */
export const readPass = (
  secret: Buffer,
  what: Pass['what'],
  venueId: number,
  shown: string,
  now: Date,
): Pass | null => {
  const [of = '', id = '', expires = '', signature] = shown.split('.')
  const pass = { what, venueId, of, id }
  const ours = isSignatureOf(secret, passed(pass, expires), signature)
  return ours && Number(expires) > now.getTime() ? pass : null
}

import { randomInt, timingSafeEqual } from 'node:crypto'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

export const newStayCode = () => digits(stayLimits.codeLength)

/** Two digits that people compare on two phones before one lets the other in. */
export const newKnockWord = () => digits(2)

export const codeMatches = (code: string, given: string) =>
  code.length === given.length && timingSafeEqual(Buffer.from(code), Buffer.from(given))

/** Session secret of a phone. The same phone in the same stay gets the same secret, so that it can enter again. */
export const phoneSessionSecret = (secret: Buffer, stayId: string, phone: string) =>
  signatureOf(secret, `phone ${stayId} ${phone}`)

interface Pass {
  /** An invitation is shown on the staff's screen; a knock belongs to a phone that waits to be let in. */
  what: 'invitation' | 'knock'
  venueId: number
  /** Id of the stay for an invitation, of the room for a knock: a knock must not reveal the stay. */
  of: string
  id: string
}
const signedText = ({ what, venueId, of, id }: Pass, expires: string) => `${what} ${venueId} ${of} ${id} ${expires}`

/** Passes are not stored: the signature proves their content until they expire. */
export const writePass = (secret: Buffer, pass: Pass, until: Date) => {
  const expires = String(until.getTime())
  return [pass.of, pass.id, expires, signatureOf(secret, signedText(pass, expires))].join('.')
}

/** Returns null for a pass with a wrong signature, of another kind or venue, or expired. */
export const readPass = (secret: Buffer, what: Pass['what'], venueId: number, text: string, now: Date): Pass | null => {
  const [of = '', id = '', expires = '', signature] = text.split('.')
  const pass = { what, venueId, of, id }
  const isSigned = isSignatureOf(secret, signedText(pass, expires), signature)
  return isSigned && Number(expires) > now.getTime() ? pass : null
}

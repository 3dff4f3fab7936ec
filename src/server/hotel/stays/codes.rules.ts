import { randomInt, timingSafeEqual } from 'node:crypto'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

export const newStayCode = () => digits(stayLimits.codeLength)

/** A code that differs from the given one: a removed phone knows the old code. */
export const newStayCodeExcept = (code: string) => {
  for (;;) {
    const other = newStayCode()
    if (other !== code) return other
  }
}

export const codeMatches = (code: string, given: string) =>
  code.length === given.length && timingSafeEqual(Buffer.from(code), Buffer.from(given))

/**
 * Session secret of a phone that enters with something that admits one phone: `by` names the invitation and the phone, or
 * the knock. A repeated call gets the same secret, so that its session is found again.
 */
export const phoneSessionSecret = (secret: Buffer, stayId: string, by: string) =>
  signatureOf(secret, `phone ${stayId} ${by}`)

/** Secret in the URL of a single-use QR code. It is derived from the id, so that a repeated call returns the same one. */
export const invitationSecret = (secret: Buffer, stayId: string, id: string) =>
  signatureOf(secret, `invitation ${stayId} ${id}`)

/**
 * Id and word of a phone's knock at a room. People compare the word, two digits, on both phones. Both are derived, so that
 * a repeated knock has the same ones at a free room, where no knock is stored, and at an occupied one.
 */
export const knockIdAndWord = (secret: Buffer, roomId: string, phone: string) => {
  const bytes = Buffer.from(signatureOf(secret, `knock ${roomId} ${phone}`), 'base64url')
  const hex = bytes.toString('hex')
  // Version 8 of RFC 9562: a UUID whose bits the application derives.
  const id = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return { id: id.join('-'), word: String(bytes.readUInt32BE(16) % 100).padStart(2, '0') }
}

/** Hash of a network address: rows contain no address. */
export const networkHash = (secret: Buffer, address: string) => signatureOf(secret, `network ${address}`)

/**
 * Content of the pass of a phone that knocked. It names the room and not the stay: the phone must not learn whether the
 * room is occupied.
 */
interface KnockPass {
  venueId: number
  roomId: string
  id: string
}
const signedText = ({ venueId, roomId, id }: KnockPass, expires: string) =>
  `knock ${venueId} ${roomId} ${id} ${expires}`

/** Secret of the phone that knocked. It is not stored: the signature proves its content until it expires. */
export const writeKnockPass = (secret: Buffer, pass: KnockPass, until: Date) => {
  const expires = String(until.getTime())
  return [pass.roomId, pass.id, expires, signatureOf(secret, signedText(pass, expires))].join('.')
}

/** Reads the pass of a phone that knocked. Returns null if its signature is wrong, it is of another venue, or it has expired. */
export const readKnockPass = (secret: Buffer, venueId: number, text: string, now: Date): KnockPass | null => {
  const [roomId = '', id = '', expires = '', signature] = text.split('.')
  const pass = { venueId, roomId, id }
  const isSigned = isSignatureOf(secret, signedText(pass, expires), signature)
  return isSigned && Number(expires) > now.getTime() ? pass : null
}

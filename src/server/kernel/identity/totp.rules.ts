import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords, RFC 6238, with the parameters that every authenticator app supports. */
const stepSeconds = 30
const digits = 6
const secretBytes = 20
/** Steps before and after the current one whose codes are accepted, for phones with a wrong clock. */
const tolerance = 1

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const encodeBase32 = (bytes: Uint8Array) => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

export const newTotpSecret = () => randomBytes(secretBytes)

export const totpStepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds)

export const totpCode = (secret: Buffer, step: number) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const isTotpCode = (typed: string) => /^\d{6}$/.test(typed)

/** The step whose code was typed, if it is near the current one and later than `lastStep`; otherwise null. */
export const matchTotp = (secret: Buffer, typed: string, now: Date, lastStep: number): number | null => {
  if (!isTotpCode(typed)) return null
  const current = totpStepAt(now)
  let matched: number | null = null
  // All steps are compared, so that the time does not tell which one matched.
  for (let step = current - tolerance; step <= current + tolerance; step++)
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(typed)) && step > lastStep) matched = step
  return matched
}

/** The URI in the QR code that an authenticator app scans. */
export const totpUri = (issuer: string, account: string, secret: Buffer) =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`

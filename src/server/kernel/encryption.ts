import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A key of its own for each purpose, so that text sealed for one purpose cannot be opened for another. */
const keyFor = (secret: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts and authenticates bytes with the installation's secret. */
export const encrypt = (secret: Buffer, purpose: string, bytes: Buffer): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts sealed bytes. Returns null if they were changed, or sealed for another purpose or with another secret. */
export const decrypt = (secret: Buffer, purpose: string, sealed: Buffer): Buffer | null => {
  try {
    const iv = sealed.subarray(0, ivBytes)
    const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), iv)
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

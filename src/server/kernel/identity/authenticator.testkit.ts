import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#contract/kernel/passkeys.ts'
import { totpCode, totpStepAt } from './totp.rules.ts'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** Encodes the few CBOR types of WebAuthn: integers, texts, bytes and maps. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

interface Response {
  origin?: string
  /** Whether the authenticator says that it has verified the person. */
  verified?: boolean
  counter?: number
}

const presentFlag = 1
const verifiedFlag = 4
const attestedFlag = 64

/** An authenticator in software, with one ES256 passkey. It counts its signatures. */
export const createAuthenticator = ({ defaultOrigin = 'http://localhost:3000' } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let userHandle = ''
  let counter = 0

  const clientDataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = (rpId: string, flags: number, count: number, ...rest: Buffer[]) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, ...rest])
  }

  return {
    create(
      { challenge, rp, user }: PasskeyCreation,
      { origin = defaultOrigin, verified = true }: Response = {},
    ): NewPasskey {
      userHandle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const flags = presentFlag | attestedFlag | (verified ? verifiedFlag : 0)
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(rp.id, flags, counter, attested)],
      ])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientDataOf('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      }
    },

    sign(
      { challenge, rpId }: PasskeyRequest,
      { origin = defaultOrigin, verified = true, counter: forced }: Response = {},
    ): PasskeyAssertion {
      counter += 1
      const clientData = clientDataOf('webauthn.get', challenge, origin)
      const data = dataOf(rpId, presentFlag | (verified ? verifiedFlag : 0), forced ?? counter)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      }
    },
  }
}

const decodeBase32 = (text: string) => {
  const values = Array.from(text, (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that an authenticator app shows `offset` steps of 30 seconds from now. */
export const authenticatorAppCode = (secret: string, offset = 0) =>
  totpCode(decodeBase32(secret), totpStepAt(new Date()) + offset)

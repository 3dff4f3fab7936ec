import * as z from 'zod'
import { passkeyTransports } from './identity.limits.ts'
import { Id, Moment } from './values.ts'

/** Binary data of a WebAuthn message as base64url text. */
const binary = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)

/** Options for `navigator.credentials.get`. No credentials are listed: the browser offers those of this site. */
export const PasskeyRequest = z.object({ challenge: z.string(), rpId: z.string(), timeout: z.int() })
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const Transport = z.enum(passkeyTransports)

/** Options for `navigator.credentials.create`. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** Passkeys of the account: a device that holds one of them refuses to create a second one. */
  existing: z.array(z.object({ id: z.string(), transports: z.array(Transport) })),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** A signature made with a passkey over the server's challenge. */
export const PasskeyAssertion = z.strictObject({
  id: binary(1400),
  clientDataJSON: binary(4000),
  authenticatorData: binary(4000),
  signature: binary(2000),
  userHandle: binary(100),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** A new passkey's public key, with the server's challenge. */
export const NewPasskey = z.strictObject({
  id: binary(1400),
  clientDataJSON: binary(4000),
  attestationObject: binary(20_000),
  transports: z.array(Transport).max(passkeyTransports.length),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** A passkey in its owner's list. */
export const Passkey = z.object({
  id: Id,
  /** Browser and system that created it, such as 'Chrome · Android'. */
  name: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

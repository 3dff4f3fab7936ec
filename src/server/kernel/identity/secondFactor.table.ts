import { bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { passkeyTransports } from '#contract/kernel/identity.limits.ts'
import { bytea, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'
import { staffAccountForeignKey } from './identity.table.ts'

/** Purpose of a transaction that finds an account by a passkey or by a pending sign-in's secret. */
export const signInPurpose = 'sign in'

/** The public keys of staff passkeys. */
export const passkeys = pgTable(
  'kernel_passkeys',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    staffId: uuid().notNull(),
    /** The authenticator's id of the key, base64url. */
    credentialId: text().notNull(),
    /** COSE encoded. */
    publicKey: bytea().notNull(),
    /** Signature counter of the authenticator; it never decreases, and synchronised passkeys keep it at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text({ enum: passkeyTransports }).array().notNull(),
    name: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    lastUsedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.credentialId),
    index().on(t.venueId, t.staffId),
    staffAccountForeignKey(t),
    venuePolicy(t),
    staffPolicy({ purposes: [signInPurpose] }),
  ],
)

/** The authenticator app of a staff account. */
export const totps = pgTable(
  'kernel_totps',
  {
    venueId: venueId(),
    staffId: uuid().notNull(),
    /** Encrypted with the installation's secret. */
    secret: bytea().notNull(),
    /** Number of the 30-second step whose code was used last; codes up to it are refused. */
    lastStep: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.staffId] }), staffAccountForeignKey(t), venuePolicy(t), staffPolicy()],
)

/** Recovery codes of staff accounts. Each code signs in once in place of the second factor. */
export const recoveryCodes = pgTable(
  'kernel_recovery_codes',
  {
    venueId: venueId(),
    staffId: uuid().notNull(),
    /** HMAC of the code with the installation's secret. */
    codeHash: bytea().notNull(),
    usedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.staffId, t.codeHash] }),
    staffAccountForeignKey(t),
    venuePolicy(t),
    staffPolicy(),
  ],
)

/** Sign-ins with the right password that wait for their second step. */
export const pendingSignIns = pgTable(
  'kernel_pending_sign_ins',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    staffId: uuid().notNull(),
    /** SHA-256 of the secret in the browser's cookie. */
    secretHash: bytea().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    index().on(t.venueId, t.staffId),
    staffAccountForeignKey(t),
    venuePolicy(t),
    staffPolicy({ purposes: [signInPurpose] }),
  ],
)

/** Challenges that wait for a passkey's signature. Each is deleted when it is used. */
export const passkeyChallenges = pgTable(
  'kernel_passkey_challenges',
  {
    challengeHash: bytea().primaryKey(),
    /** SHA-256 of the cookie of the browser that requested the challenge. */
    browserHash: bytea().notNull(),
    /** SHA-256 of the purpose, which for a signed-in person contains the account. */
    purposeHash: bytea().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

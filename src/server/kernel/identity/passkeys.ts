import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { secondFactorLimits } from '#contract/kernel/identity.limits.ts'
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#contract/kernel/passkeys.ts'
import { Id, VenueId } from '#contract/kernel/values.ts'
import type { Configuration } from '../configuration.ts'
import { type Db, setVenue, withPurpose } from '../db/database.ts'
import type { StepsContext } from '../door.ts'
import { findActiveAccount, type StaffAccount } from './accounts.ts'
import { actAsSubject } from './callers.ts'
import { challengeLifetime, consumeChallenge, newChallenge } from './passkeyChallenges.ts'
import { passkeys, signInPurpose } from './secondFactor.table.ts'

// Loaded with the first passkey, because its ASN.1 libraries take memory that most processes never need.
const loadWebAuthn = () => import('@simplewebauthn/server')

type Owner = Pick<StaffAccount, 'venueId' | 'id'>
type Step = Pick<StepsContext, 'kernel' | 'cookies' | 'reply' | 'device' | 'writing'>

/** WebAuthn does not accept an IP address as a site, so a server on this machine is 'localhost'. */
const siteOf = ({ origin, onLoopback }: Configuration) => (onLoopback ? 'localhost' : new URL(origin).hostname)

const ClientData = z.object({ challenge: z.string(), origin: z.string() })
const parseClientData = (encoded: string) => {
  try {
    return ClientData.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** On this machine every port is accepted; elsewhere only the configured origin. */
const expectedOrigin = ({ origin, onLoopback }: Configuration, claimed: string) =>
  onLoopback && URL.canParse(claimed) && new URL(claimed).hostname === 'localhost' ? claimed : origin

/** The account in a passkey's user handle, which the authenticator returns at sign-in. */
const encodeUserHandle = ({ venueId, id }: Owner) => Buffer.from(`${venueId}.${id}`).toString('base64url')
const UserHandle = z.tuple([z.coerce.number().pipe(VenueId), Id])
const decodeUserHandle = (handle: string) => {
  const [venueId, id] = UserHandle.safeParse(Buffer.from(handle, 'base64url').toString().split('.')).data ?? []
  return venueId && id ? { venueId, id } : null
}

export const signInChallengePurpose = 'sign in'
export const reauthenticationChallengePurpose = ({ venueId, id }: Owner) => `reauthenticate ${venueId} ${id}`
const registrationChallengePurpose = ({ venueId, id }: Owner) => `register ${venueId} ${id}`

export const requestPasskey = async ({ writing, ...call }: Step, purpose: string): Promise<PasskeyRequest> => ({
  challenge: await writing((db) => newChallenge(db, call, purpose)),
  rpId: siteOf(call.kernel.configuration),
  timeout: challengeLifetime,
})

const isOfOwner = ({ id }: Pick<Owner, 'id'>) => eq(passkeys.staffId, id)

export const listPasskeys = async (db: Db, owner: Pick<Owner, 'id'>) => {
  const found = await db.select().from(passkeys).where(isOfOwner(owner)).orderBy(asc(passkeys.createdAt))
  return found.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export const startPasskey = async (
  { writing, ...call }: Step,
  account: StaffAccount,
  venueName: string,
): Promise<PasskeyCreation> => {
  const { challenge, existing } = await writing(async (db) => {
    await setVenue(db, account.venueId)
    return {
      challenge: await newChallenge(db, call, registrationChallengePurpose(account)),
      existing: await db
        .select({ id: passkeys.credentialId, transports: passkeys.transports })
        .from(passkeys)
        .where(isOfOwner(account)),
    }
  })
  return {
    challenge,
    timeout: challengeLifetime,
    rp: { id: siteOf(call.kernel.configuration), name: `Casa Club · ${venueName}` },
    user: { id: encodeUserHandle(account), name: account.mail, displayName: account.name },
    existing,
  }
}

/** Uses the response's challenge up in a transaction of its own: a refused response cannot be sent again. */
const takeChallenge = async ({ writing, cookies }: Step, clientDataJSON: string, purpose: string) => {
  const clientData = parseClientData(clientDataJSON)
  const isUsable =
    clientData && (await writing((db) => consumeChallenge(db, { cookies }, clientData.challenge, purpose)))
  return isUsable ? clientData : null
}

/**
 * Verifies a new passkey; null if it is invalid. The authenticator must have verified the person, so that the passkey counts as two
 * factors.
 */
export const verifyNewPasskey = async (step: Step, owner: Owner, { id, transports, ...response }: NewPasskey) => {
  const clientData = await takeChallenge(step, response.clientDataJSON, registrationChallengePurpose(owner))
  if (!clientData) return null
  const { configuration } = step.kernel
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { ...response, transports } },
    expectedChallenge: clientData.challenge,
    expectedOrigin: expectedOrigin(configuration, clientData.origin),
    expectedRPID: siteOf(configuration),
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  return verified ? { ...registrationInfo.credential, transports } : null
}
type VerifiedPasskey = NonNullable<Awaited<ReturnType<typeof verifyNewPasskey>>>

export const storePasskey = async (
  db: Db,
  { venueId, id: staffId }: Owner,
  { id: credentialId, publicKey, counter, transports }: VerifiedPasskey,
  name: string,
): Promise<'full' | 'passkey_refused' | null> => {
  if ((await db.$count(passkeys, isOfOwner({ id: staffId }))) >= secondFactorLimits.passkeys) return 'full'
  const row = { venueId, staffId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name }
  const stored = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return stored.length > 0 ? null : 'passkey_refused'
}

/**
 * Checks a passkey's signature and runs `use` in the same transaction, with the owner's row permissions; null if anything
 * is wrong. The counter must be higher than at the last use: a lower one means that the key was copied.
 */
export const usePasskey = async <T>(
  step: Step,
  purpose: string,
  assertion: PasskeyAssertion,
  use: (db: Db, account: StaffAccount) => Promise<T>,
): Promise<T | null> => {
  const { id, userHandle, ...response } = assertion
  const clientData = await takeChallenge(step, response.clientDataJSON, purpose)
  const owner = decodeUserHandle(userHandle)
  if (!clientData || !owner) return null
  const { configuration } = step.kernel
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  return step.writing(async (db) => {
    await setVenue(db, owner.venueId)
    const isPresented = and(isOfOwner(owner), eq(passkeys.credentialId, id))
    const [passkey] = await withPurpose(db, signInPurpose, () =>
      db.select().from(passkeys).where(isPresented).for('update'),
    )
    if (!passkey) return null
    const { publicKey, counter, transports } = passkey
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...response, userHandle },
      },
      expectedChallenge: clientData.challenge,
      expectedOrigin: expectedOrigin(configuration, clientData.origin),
      expectedRPID: siteOf(configuration),
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: true,
    }).catch(() => ({ verified: false as const, authenticationInfo: { newCounter: 0 } }))
    if (!verified) return null
    await actAsSubject(db, 'staff', owner.id)
    const account = await findActiveAccount(db, owner.id)
    if (!account) return null
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` }
    await db.update(passkeys).set(used).where(eq(passkeys.id, passkey.id))
    return use(db, account)
  })
}

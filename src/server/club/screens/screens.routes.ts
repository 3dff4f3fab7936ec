import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { screens as contract } from '#contract/club/screens.ts'
import { type Db, setVenue } from '#server/kernel/db/database.ts'
import { findRow, insertOnce, removeRow, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { endAllSessions, endSessions, openSession, sessionsOfSubject } from '#server/kernel/identity/sessions.ts'
import { hashSecret, newSecret } from '#server/kernel/identity/sessionTokens.ts'
import { announce } from '#server/kernel/live/announce.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { newPairingCode } from './pairingCodes.rules.ts'
import { findTv, findTvNotice, listTvs, publishTvNotice, removeTvNotice } from './screens.queries.ts'
import { pairings, tvs } from './screens.table.ts'

const on = inTransaction(contract)

const toSecretHash = (secret: string) => hashSecret(secret).toString('hex')

/** Stores a pairing under a new code; retries with another code while the code is in use. */
const startPairing = async (db: Db, secret: string, expiresAt: Date): Promise<string> => {
  for (;;) {
    const code = newPairingCode()
    const inserted = await db
      .insert(pairings)
      .values({ secretHash: toSecretHash(secret), code, expiresAt })
      .onConflictDoNothing()
      .returning({ code: pairings.code })
    if (inserted.length > 0) return code
  }
}

export const screensRoutes = {
  ask: on.ask.handler(async ({ context: { db, now } }) => {
    const secret = newSecret()
    const expiresAt = new Date(now().getTime() + tvLimits.codeFor)
    await db.delete(pairings).where(lt(pairings.expiresAt, now()))
    const code = await startPairing(db, secret, expiresAt)
    return { code, secret, until: expiresAt.toISOString() }
  }),

  claim: on.claim.handler(async ({ context, input, errors }) => {
    const { db, now } = context
    const [pairing] = await db
      .select()
      .from(pairings)
      .where(and(eq(pairings.secretHash, toSecretHash(input.secret)), gt(pairings.expiresAt, now())))
      .for('update')
    if (!pairing) throw errors.link_expired()
    const { pairedVenue: venueId, pairedScreen: subject } = pairing
    if (venueId === null || subject === null) return { paired: false }
    // The response may be lost: until the code expires, a repeated claim replaces the session with a new one.
    await setVenue(db, venueId)
    await actAsSubject(db, 'screen', subject)
    await endSessions(db, venueId, sessionsOfSubject('screen', subject))
    await openSession(db, context, { kind: 'screen', venueId, subject })
    await announce(db, { venueId, changed: ['club.screens'] })
    return { paired: true }
  }),

  pair: on.pair.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { id, code, name, boards } = input
    const isWaiting = and(eq(pairings.code, code), gt(pairings.expiresAt, now()), isNull(pairings.pairedScreen))
    const [pairing] = await db.select().from(pairings).where(isWaiting).for('update')
    if (pairing && (await insertOnce(db, tvs, { venueId, id, name, boards, pairedAt: now() }))) {
      const ofPairing = eq(pairings.secretHash, pairing.secretHash)
      await db.update(pairings).set({ pairedVenue: venueId, pairedScreen: id }).where(ofPairing)
    }
    // A retry finds no waiting pairing, but the television that the first call stored under this id.
    const tv = await findTv(db, id)
    if (!tv) throw errors.wrong_code()
    return tv
  }),

  list: on.list.handler(({ context: { db } }) => listTvs(db)),

  mine: on.mine.handler(({ context: { db, caller } }) =>
    caller.kind === 'screen' ? findRow(db, tvs, caller.subject) : null,
  ),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, tvs, input, findTv), errors),
  ),

  revoke: on.revoke.handler(async ({ context: { db, venueId }, input: { id }, errors }) => {
    const done = orRefuse(await removeRow(db, tvs, id), errors)
    await db.delete(pairings).where(and(eq(pairings.pairedVenue, venueId), eq(pairings.pairedScreen, id)))
    await endAllSessions(db, { venueId, kind: 'screen', subject: id })
    return done
  }),

  notice: on.notice.handler(({ context: { db } }) => findTvNotice(db)),

  publishNotice: on.publishNotice.handler(({ context: { db, venueId }, input }) => publishTvNotice(db, venueId, input)),

  removeNotice: on.removeNotice.handler(({ context: { db } }) => removeTvNotice(db)),
}

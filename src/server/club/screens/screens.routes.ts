import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { screenLimits } from '#contract/club/screens.limits.ts'
import { screens as contract } from '#contract/club/screens.ts'
import { type Db, enterVenue } from '#server/kernel/db/database.ts'
import { remove, storeOnce, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor, inSteps } from '#server/kernel/door.ts'
import { endAllSessions, endSessions, ofSubject, openSession } from '#server/kernel/identity/sessions.ts'
import { hashOf, newSecret } from '#server/kernel/identity/tickets.ts'
import { announce } from '#server/kernel/live/announce.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { newCode } from './codes.rules.ts'
import { findScreen, listScreens } from './screens.queries.ts'
import { pairings, screens } from './screens.table.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

const toSecretHash = (secret: string) => hashOf(secret).toString('hex')

/** Stores a pairing under a new code; retries with another code while the code is in use. */
const startPairing = async (db: Db, secret: string, expiresAt: Date): Promise<string> => {
  for (;;) {
    const code = newCode()
    const inserted = await db
      .insert(pairings)
      .values({ secretHash: toSecretHash(secret), code, expiresAt })
      .onConflictDoNothing()
      .returning({ code: pairings.code })
    if (inserted.length > 0) return code
  }
}

export const screensRoutes = {
  ask: steps.ask.handler(async ({ context: { kernel, address, now, writing }, errors }) => {
    if (!(await kernel.throttles.asking.allows(address))) throw errors.too_many_tries()
    const secret = newSecret()
    const expiresAt = new Date(now().getTime() + screenLimits.codeFor)
    const code = await writing(async (db) => {
      await db.delete(pairings).where(lt(pairings.expiresAt, now()))
      return startPairing(db, secret, expiresAt)
    })
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
    await enterVenue(db, venueId)
    await endSessions(db, venueId, ofSubject('screen', subject))
    await openSession(db, context, { kind: 'screen', venueId, subject })
    await announce(db, { venueId, changed: ['club.screens'] })
    return { paired: true }
  }),

  pair: steps.pair.handler(async ({ context, input, errors }) => {
    const { venueId, caller, now } = context
    const { id, code, name, boards } = input
    const { code: tries } = context.kernel.throttles
    const throttleKey = `screen by ${caller.subject}`
    if (!(await tries.allows(throttleKey))) throw errors.too_many_tries()
    const paired = await context.writing(async (db) => {
      const isWaiting = and(eq(pairings.code, code), gt(pairings.expiresAt, now()), isNull(pairings.pairedScreen))
      const [pairing] = await db.select().from(pairings).where(isWaiting).for('update')
      if (pairing && (await storeOnce(db, screens, { venueId, id, name, boards, pairedAt: now() }))) {
        const ofPairing = eq(pairings.secretHash, pairing.secretHash)
        await db.update(pairings).set({ pairedVenue: venueId, pairedScreen: id }).where(ofPairing)
      }
      // A retry finds no waiting pairing, but the television that the first call stored under this id.
      const tv = await findScreen(db, id)
      if (!tv) throw errors.wrong_code()
      return tv
    })
    await tries.giveBack(throttleKey)
    return paired
  }),

  list: on.list.handler(({ context: { db } }) => listScreens(db)),

  mine: on.mine.handler(({ context: { db, caller } }) =>
    caller.kind === 'screen' ? findScreen(db, caller.subject) : null,
  ),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, screens, input, findScreen), errors),
  ),

  revoke: on.revoke.handler(async ({ context: { db, venueId }, input: { id }, errors }) => {
    const done = orRefuse(await remove(db, screens, id), errors)
    await db.delete(pairings).where(and(eq(pairings.pairedVenue, venueId), eq(pairings.pairedScreen, id)))
    await endAllSessions(db, { venueId, kind: 'screen', subject: id })
    return done
  }),
}

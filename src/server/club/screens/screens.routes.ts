import { implement } from '@orpc/server'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { screenLimits } from '#contract/club/screens.limits.ts'
import { screens as contract } from '#contract/club/screens.ts'
import { type Db, enterVenue } from '#server/kernel/db/database.ts'
import { door, type Incoming } from '#server/kernel/door.ts'
import { hashOf, newSecret } from '#server/kernel/identity/callers.ts'
import { staff } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { endSessions, ofStaff, openSession } from '#server/kernel/identity/sessions.ts'
import { announce } from '#server/kernel/live/announce.ts'
import { newCode } from './codes.rules.ts'
import { findScreen, listScreens, pairings, screenOfStaff, screens } from './screens.table.ts'

const on = implement(contract).$context<Incoming>().use(door)

const stored = (secret: string) => hashOf(secret).toString('hex')

/** A code that no other television shows at the moment. */
const startPairing = async (db: Db, secret: string, expiresAt: Date): Promise<string> => {
  for (;;) {
    const code = newCode()
    const made = await db
      .insert(pairings)
      .values({ secretHash: stored(secret), code, expiresAt })
      .onConflictDoNothing()
      .returning({ code: pairings.code })
    if (made.length > 0) return code
  }
}

/** A television's own account: nobody knows its password, and its mail leads nowhere. */
const openAccount = async (db: Db, venueId: number, id: string, name: string) => {
  const passwordHash = await hashPassword(newSecret())
  const mail = `screen-${id}@screens.invalid`
  const [account] = await db
    .insert(staff)
    .values({ venueId, mail, name, role: 'screen', passwordHash })
    .returning({ id: staff.id })
  if (!account) throw new Error('the account of the screen was not stored')
  return account.id
}

export const screensRoutes = on.router({
  ask: on.ask.handler(async ({ context: { db, kernel, address, now }, errors }) => {
    if (!(await kernel.throttles.asking.allows(address))) throw errors.too_many_tries()
    await db.delete(pairings).where(lt(pairings.expiresAt, now()))
    const secret = newSecret()
    const expiresAt = new Date(now().getTime() + screenLimits.codeFor)
    return { code: await startPairing(db, secret, expiresAt), secret, until: expiresAt.toISOString() }
  }),

  claim: on.claim.handler(async ({ context, input, errors }) => {
    const { db, now } = context
    const [pairing] = await db
      .select()
      .from(pairings)
      .where(and(eq(pairings.secretHash, stored(input.secret)), gt(pairings.expiresAt, now())))
      .for('update')
    if (!pairing) throw errors.link_expired()
    const { pairedVenue: venueId, pairedStaff: id } = pairing
    if (venueId === null || id === null) return { paired: false }
    // The answer may be lost on its way: until the code expires the television can come again, for one session.
    await enterVenue(db, venueId)
    await endSessions(db, venueId, ofStaff(id))
    await openSession(db, context, { venueId, id })
    await announce(db, { venueId, changed: ['club.screens'] })
    return { paired: true }
  }),

  pair: on.pair.handler(async ({ context: { db, venueId, caller, kernel, now }, input, errors }) => {
    const { id, code, name, boards } = input
    const made = await findScreen(db, id)
    if (made) return made
    const by = caller.role === 'visitor' ? '' : caller.staffId
    if (!(await kernel.throttles.code.allows(`screen by ${by}`))) throw errors.too_many_tries()
    const waiting = and(eq(pairings.code, code), gt(pairings.expiresAt, now()), isNull(pairings.pairedStaff))
    const [pairing] = await db.select().from(pairings).where(waiting).for('update')
    if (!pairing) throw errors.wrong_code()
    const staffId = await openAccount(db, venueId, id, name)
    await db.insert(screens).values({ venueId, id, staffId, name, boards, pairedAt: now() })
    await db
      .update(pairings)
      .set({ pairedVenue: venueId, pairedStaff: staffId })
      .where(eq(pairings.secretHash, pairing.secretHash))
    await kernel.throttles.code.giveBack(`screen by ${by}`)
    return (await findScreen(db, id)) ?? Promise.reject(errors.wrong_code())
  }),

  list: on.list.handler(({ context: { db } }) => listScreens(db)),

  mine: on.mine.handler(({ context: { db, caller } }) =>
    caller.role === 'visitor' ? null : screenOfStaff(db, caller.staffId),
  ),

  update: on.update.handler(async ({ context: { db }, input: { id, version, name, boards }, errors }) => {
    const [changed] = await db
      .update(screens)
      .set({ name, boards, version: sql`${screens.version} + 1` })
      .where(and(eq(screens.id, id), eq(screens.version, version)))
      .returning({ staffId: screens.staffId })
    const screen = await findScreen(db, id)
    if (!screen) throw errors.gone()
    if (!changed) throw errors.stale()
    await db.update(staff).set({ name }).where(eq(staff.id, changed.staffId))
    return screen
  }),

  revoke: on.revoke.handler(async ({ context: { db, venueId }, input, errors }) => {
    const [screen] = await db.delete(screens).where(eq(screens.id, input.id)).returning({ staffId: screens.staffId })
    if (!screen) throw errors.gone()
    await db.delete(pairings).where(and(eq(pairings.pairedVenue, venueId), eq(pairings.pairedStaff, screen.staffId)))
    await endSessions(db, venueId, ofStaff(screen.staffId))
    await db.delete(staff).where(eq(staff.id, screen.staffId))
    return { done: true }
  }),
})

import { implement } from '@orpc/server'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { custody as contract } from '#contract/club/custody.ts'
import { type Call, door, type Incoming } from '#server/kernel/door.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { findBag } from '../bags/reading.ts'
import { lockBag } from '../bags/writing.ts'
import { actorOf } from '../movements/movements.rules.ts'
import { findMovement } from '../movements/movements.table.ts'
import { recordMovement } from '../movements/recording.ts'
import { bagCodes, pendingMoves, pendingOnShow, putOnScreens } from './custody.table.ts'
import { readPermit, writePermit } from './permits.rules.ts'

const on = implement(contract).$context<Incoming>().use(door)

/**
 * Tries are counted per bag, wherever they come from, and per address. Staff who are signed in have tries
 * of their own: nobody outside can use those up.
 */
const triesOf = ({ kernel: { throttles }, caller, venueId, address }: Call & Incoming, bagId: string) =>
  caller.role === 'staff' || caller.role === 'admin'
    ? [{ throttle: throttles.code, key: `bag by ${caller.staffId}` }]
    : [
        { throttle: throttles.codeAddress, key: `bag ${venueId} ${address}` },
        { throttle: throttles.code, key: `bag ${venueId} ${bagId}` },
      ]

export const custodyRoutes = on.router({
  open: on.open.handler(async ({ context, input: { idBag, code }, errors }) => {
    const { db, venueId, kernel, caller, now } = context
    const tries = triesOf(context, idBag)
    for (const { throttle, key } of tries) if (!(await throttle.allows(key))) throw errors.too_many_tries()
    const locked = await lockBag(db, idBag)
    const inUse = locked && !locked.archivedAt
    const [known] = await db.select().from(bagCodes)
    // For a bag that does not exist no code is right: nobody gets fresh tries by inventing bags.
    if (!(await passwordMatches(inUse ? known?.codeHash : undefined, code))) throw errors.wrong_code()
    await Promise.all(tries.map(({ throttle, key }) => throttle.giveBack(key)))
    const openedAt = now()
    await putOnScreens(db, { venueId, bagId: idBag, openedAt, personAdmin: actorOf(caller) })
    const bag = await findBag(db, idBag)
    if (!bag) throw errors.wrong_code()
    const until = new Date(openedAt.getTime() + custodyLimits.permitFor)
    return { bag, permit: writePermit(kernel.secret, { venueId, bagId: idBag }, until), until: until.toISOString() }
  }),

  register: on.register.handler(async ({ context, input: { venue: _, permit, ...made }, errors }) => {
    const { db, kernel, venueId, now } = context
    const until = readPermit(kernel.secret, { venueId, bagId: made.idBag }, permit)
    if (!until) throw errors.permit_expired()
    const written = await findMovement(db, made.id)
    if (written?.idBag === made.idBag) return written
    if (until <= now()) throw errors.permit_expired()
    const movement = await recordMovement(context, made)
    if (typeof movement === 'string') throw errors[movement]()
    return movement
  }),

  pending: on.pending.handler(({ context: { db, now } }) => pendingOnShow(db, now())),

  removePending: on.removePending.handler(async ({ context: { db } }) => {
    const removed = await db.delete(pendingMoves).returning({ id: pendingMoves.id })
    return { removed: removed.length }
  }),

  code: on.code.handler(async ({ context: { db } }) => {
    const [known] = await db.select({ changedAt: bagCodes.changedAt }).from(bagCodes)
    return { changedAt: known?.changedAt.toISOString() ?? null }
  }),

  setCode: on.setCode.handler(async ({ context: { db, venueId, now }, input }) => {
    const code = { codeHash: await hashPassword(input.code), changedAt: now() }
    await db
      .insert(bagCodes)
      .values({ venueId, ...code })
      .onConflictDoUpdate({ target: bagCodes.venueId, set: code })
    return { done: true }
  }),
})

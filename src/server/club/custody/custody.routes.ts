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

/** Locks the bag when the code is right. For a bag that does not exist none is: inventing bags gives no fresh tries. */
const lockWithCode = async (context: Call & Incoming, bagId: string, code: string) => {
  const tries = triesOf(context, bagId)
  for (const { throttle, key } of tries) if (!(await throttle.allows(key))) return 'too_many_tries'
  const bag = await lockBag(context.db, bagId)
  const [known] = await context.db.select().from(bagCodes)
  if (!(await passwordMatches(bag ? known?.codeHash : undefined, code)) || !bag) return 'wrong_code'
  await Promise.all(tries.map(({ throttle, key }) => throttle.giveBack(key)))
  return bag
}

export const custodyRoutes = on.router({
  open: on.open.handler(async ({ context, input: { idBag, code }, errors }) => {
    const { db, venueId, kernel, caller, now } = context
    const locked = await lockWithCode(context, idBag, code)
    if (typeof locked === 'string') throw errors[locked]()
    if (locked.archivedAt) throw errors.wrong_code()
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

  registerByCode: on.registerByCode.handler(async ({ context, input: { venue: _, code, ...made }, errors }) => {
    // Only the device that made it knows its id: the same again needs no code, which may have changed meanwhile.
    const written = await findMovement(context.db, made.id)
    if (written?.idBag === made.idBag) return written
    const bag = await lockWithCode(context, made.idBag, code)
    if (typeof bag === 'string') throw errors[bag]()
    // What the phone remembers may be days old: only when the bag has moved since is it for the moment to decide.
    const position = made.position === bag.position ? made.position : null
    const movement = await recordMovement(context, { ...made, position })
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

import { custodyLimits } from '#contract/club/custody.limits.ts'
import { custody as contract } from '#contract/club/custody.ts'
import { behindDoor, inSteps, type Steps } from '#server/kernel/door.ts'
import { isOwnDevice, rememberDevice } from '#server/kernel/identity/devices.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { bagExists, findBag, lockBag } from '../bags/bags.queries.ts'
import { findMovement } from '../movements/movements.queries.ts'
import { actorOf } from '../movements/movements.rules.ts'
import { recordMovement } from '../movements/recording.ts'
import { findCode, pendingOnShow, putOnScreens } from './custody.queries.ts'
import { bagCodes, pendingMoves } from './custody.table.ts'
import { readPermit, writePermit } from './permits.rules.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

/** Knowing a code proves nothing once there is a new one. */
const codeOf = (venueId: number, changedAt: Date) =>
  ({ what: 'bags', of: `${venueId} ${changedAt.getTime()}` }) as const

/**
 * The code is the venue's, so strangers' tries count per venue, whichever bag and wherever they come from, and per
 * address. Staff who are signed in and phones that have proved to know the code have tries of their own: nobody
 * outside can use those up.
 */
const triesOf = ({ kernel: { throttles }, caller, venueId, address }: Steps, known: boolean) => {
  if (caller.role === 'staff' || caller.role === 'admin')
    return [{ throttle: throttles.code, key: `bags by ${caller.subject}` }]
  if (known) return [{ throttle: throttles.code, key: `bags known ${venueId}` }]
  return [
    { throttle: throttles.codeAddress, key: `bags ${address}` },
    { throttle: throttles.code, key: `bags ${venueId}` },
  ]
}

/** For a bag that does not exist no code is right: inventing bags tells nothing. */
const checkCode = async (context: Steps, bagId: string, code: string) => {
  const { exists, known } = await context.reading(async (db) => ({
    exists: await bagExists(db, bagId),
    known: await findCode(db),
  }))
  if (!known) return 'no_bag_code'
  const proof = codeOf(context.venueId, known.changedAt)
  const tries = triesOf(context, isOwnDevice(context, proof))
  for (const { throttle, key } of tries) if (!(await throttle.allows(key))) return 'too_many_tries'
  if (!(await passwordMatches(exists ? known.codeHash : undefined, code))) return 'wrong_code'
  for (const { throttle, key } of tries) await throttle.giveBack(key)
  rememberDevice(context, proof)
  return null
}

export const custodyRoutes = {
  open: steps.open.handler(async ({ context, input: { idBag, code }, errors }) => {
    const { venueId, kernel, caller, now } = context
    const refused = await checkCode(context, idBag, code)
    if (refused) throw errors[refused]()
    const openedAt = now()
    const bag = await context.writing(async (db) => {
      const locked = await lockBag(db, idBag)
      if (!locked) throw errors.wrong_code()
      if (locked.archivedAt) throw errors.bag_archived()
      await putOnScreens(db, { venueId, bagId: idBag, openedAt, personAdmin: actorOf(caller) })
      return findBag(db, idBag)
    })
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
    return orRefuse(await recordMovement(context, made), errors)
  }),

  registerByCode: steps.registerByCode.handler(async ({ context, input: { venue: _, code, ...made }, errors }) => {
    // Only the device that made it knows its id: the same again needs no code, which may have changed meanwhile.
    const written = await context.reading((db) => findMovement(db, made.id))
    if (written?.idBag === made.idBag) return written
    const refused = await checkCode(context, made.idBag, code)
    if (refused) throw errors[refused]()
    return context.writing(async (db) => {
      const bag = await lockBag(db, made.idBag)
      // What the phone remembers may be days old: only when the bag has moved since is it for the moment to decide.
      const position = made.position === bag?.position ? made.position : null
      return orRefuse(await recordMovement({ ...context, db }, { ...made, position }), errors)
    })
  }),

  pending: on.pending.handler(({ context: { db, now } }) => pendingOnShow(db, now())),

  removePending: on.removePending.handler(async ({ context: { db } }) => {
    const removed = await db.delete(pendingMoves).returning({ id: pendingMoves.id })
    return { removed: removed.length }
  }),

  code: on.code.handler(async ({ context: { db } }) => ({
    changedAt: (await findCode(db))?.changedAt.toISOString() ?? null,
  })),

  setCode: steps.setCode.handler(async ({ context: { venueId, now, writing }, input }) => {
    const code = { codeHash: await hashPassword(input.code), changedAt: now() }
    await writing((db) =>
      db
        .insert(bagCodes)
        .values({ venueId, ...code })
        .onConflictDoUpdate({ target: bagCodes.venueId, set: code }),
    )
    return { done: true }
  }),
}

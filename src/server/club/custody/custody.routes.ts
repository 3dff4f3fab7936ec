import { custodyLimits } from '#contract/club/custody.limits.ts'
import { custody as contract } from '#contract/club/custody.ts'
import { inTransaction, outsideTransaction, type StepsContext } from '#server/kernel/door.ts'
import { isKnownDevice, rememberDevice } from '#server/kernel/identity/devices.ts'
import { hashPassword, passwordMatches } from '#server/kernel/identity/passwords.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { bagExists, findBag, lockBag } from '../bags/bags.queries.ts'
import { findMovement } from '../movements/movements.queries.ts'
import { actorNameOf } from '../movements/movements.rules.ts'
import { recordMovement } from '../movements/recordMovement.ts'
import { findBagCode, listPendingMoves, storePendingMove } from './custody.queries.ts'
import { bagCodes, pendingMoves } from './custody.table.ts'
import { createPermit, permitExpiryOf } from './permits.rules.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

/** A device's proof of knowing the code contains the code's date, so it becomes invalid when the code changes. */
const proofOfCode = (venueId: number, changedAt: Date) =>
  ({ what: 'bags', of: `${venueId} ${changedAt.getTime()}` }) as const

/**
 * The bag code is one per venue, so tries of unknown devices count per venue, over all bags, and per IP address.
 * Signed-in staff and devices that have used the code before have throttle keys of their own, which strangers cannot
 * exhaust.
 */
const triesOf = ({ kernel: { throttles }, caller, venueId, address }: StepsContext, hasUsedCode: boolean) => {
  if (caller.role === 'staff' || caller.role === 'admin')
    return [{ throttle: throttles.code, key: `bags by ${caller.subject}` }]
  if (hasUsedCode) return [{ throttle: throttles.code, key: `bags known ${venueId}` }]
  return [
    { throttle: throttles.codeAddress, key: `bags ${address}` },
    { throttle: throttles.code, key: `bags ${venueId}` },
  ]
}

/** Refuses every code for a bag that does not exist, so that callers cannot find out which bags exist. */
const checkCode = async (context: StepsContext, bagId: string, code: string) => {
  const { exists, bagCodeRow } = await context.reading(async (db) => ({
    exists: await bagExists(db, bagId),
    bagCodeRow: await findBagCode(db),
  }))
  if (!bagCodeRow) return 'no_bag_code'
  const proof = proofOfCode(context.venueId, bagCodeRow.changedAt)
  const tries = triesOf(context, isKnownDevice(context, proof))
  for (const { throttle, key } of tries) if (!(await throttle.allows(key))) return 'too_many_tries'
  if (!(await passwordMatches(exists ? bagCodeRow.codeHash : undefined, code))) return 'wrong_code'
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
      await storePendingMove(db, { venueId, bagId: idBag, openedAt, personAdmin: actorNameOf(caller) })
      return findBag(db, idBag)
    })
    if (!bag) throw errors.wrong_code()
    const until = new Date(openedAt.getTime() + custodyLimits.permitFor)
    return { bag, permit: createPermit(kernel.secret, { venueId, bagId: idBag }, until), until: until.toISOString() }
  }),

  register: on.register.handler(async ({ context, input: { venue: _, permit, ...movement }, errors }) => {
    const { db, kernel, venueId, now } = context
    const until = permitExpiryOf(kernel.secret, { venueId, bagId: movement.idBag }, permit)
    if (!until) throw errors.permit_expired()
    const stored = await findMovement(db, movement.id)
    if (stored?.idBag === movement.idBag) return stored
    if (until <= now()) throw errors.permit_expired()
    return orRefuse(await recordMovement(context, movement), errors)
  }),

  registerByCode: steps.registerByCode.handler(async ({ context, input: { venue: _, code, ...movement }, errors }) => {
    // A retry is accepted without checking the code, which may have changed; only the sender knows the movement's id.
    const stored = await context.reading((db) => findMovement(db, movement.id))
    if (stored?.idBag === movement.idBag) return stored
    const refused = await checkCode(context, movement.idBag, code)
    if (refused) throw errors[refused]()
    return context.writing(async (db) => {
      const bag = await lockBag(db, movement.idBag)
      // The phone's position may be days old. When it is outdated, null lets `madeAt` decide about a conflict.
      const position = movement.position === bag?.position ? movement.position : null
      return orRefuse(await recordMovement({ ...context, db }, { ...movement, position }), errors)
    })
  }),

  pending: on.pending.handler(({ context: { db, now } }) => listPendingMoves(db, now())),

  removePending: on.removePending.handler(async ({ context: { db } }) => {
    const removed = await db.delete(pendingMoves).returning({ id: pendingMoves.id })
    return { removed: removed.length }
  }),

  code: on.code.handler(async ({ context: { db } }) => ({
    changedAt: (await findBagCode(db))?.changedAt.toISOString() ?? null,
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

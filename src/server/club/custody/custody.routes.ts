import { isNull } from 'drizzle-orm'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { custody as contract } from '#contract/club/custody.ts'
import { recordObject, recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { removeRowsToBin } from '#server/kernel/bin/removeToBin.ts'
import { inTransaction, outsideTransaction } from '#server/kernel/door.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { turnOf } from '#server/kernel/limits/limits.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findBag, lockBag } from '../bags/bags.queries.ts'
import { findMovement } from '../movements/movements.queries.ts'
import { actorNameOf } from '../movements/movements.rules.ts'
import { recordMovement } from '../movements/recordMovement.ts'
import { checkCode } from './checkCode.ts'
import { findBagCode, listPendingMoves, storePendingMove, withBagRoomAccess } from './custody.queries.ts'
import { bagCodes, bagShifts, pendingMoves } from './custody.table.ts'
import { createPermit, permitExpiryOf } from './permits.rules.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

export const custodyRoutes = {
  open: steps.open.handler(async ({ context, input: { idBag, code }, errors }) => {
    const { venueId, kernel, caller, now } = context
    await checkCode(context, idBag, code, errors)
    const openedAt = now()
    const bag = await context.writing((db) =>
      withBagRoomAccess(db, async () => {
        const locked = await lockBag(db, idBag)
        if (!locked) throw errors.wrong_code()
        if (locked.archivedAt) throw errors.bag_archived()
        recordObject(db, locked)
        await storePendingMove(db, { venueId, bagId: idBag, openedAt, personAdmin: actorNameOf(caller) })
        return findBag(db, idBag)
      }),
    )
    if (!bag) throw errors.wrong_code()
    const until = new Date(openedAt.getTime() + custodyLimits.permitFor)
    return { bag, permit: createPermit(kernel.secret, { venueId, bagId: idBag }, until), until: until.toISOString() }
  }),

  register: on.register.handler(async ({ context, input: { venue: _, permit, ...movement }, errors }) => {
    const { db, kernel, venueId, now } = context
    const until = permitExpiryOf(kernel.secret, { venueId, bagId: movement.idBag }, permit)
    if (!until) throw errors.permit_expired()
    return withBagRoomAccess(db, async () => {
      const stored = await findMovement(db, movement.id)
      if (stored?.idBag === movement.idBag) return stored
      if (until <= now()) throw errors.permit_expired()
      return orRefuse(await recordMovement(context, movement), errors)
    })
  }),

  registerByCode: steps.registerByCode.handler(async ({ context, input: { venue: _, code, ...movement }, errors }) => {
    // A retry is accepted without checking the code, which may have changed; only the sender knows the movement's id.
    const stored = await context.reading((db) => withBagRoomAccess(db, () => findMovement(db, movement.id)))
    if (stored?.idBag === movement.idBag) return stored
    await checkCode(context, movement.idBag, code, errors)
    return context.writing((db) =>
      withBagRoomAccess(db, async () => {
        const bag = await lockBag(db, movement.idBag)
        // The phone's position may be days old. When it is outdated, null lets `madeAt` decide about a conflict.
        const position = movement.position === bag?.position ? movement.position : null
        return orRefuse(await recordMovement({ ...context, db }, { ...movement, position }), errors)
      }),
    )
  }),

  pending: on.pending.handler(({ context: { db, now } }) => listPendingMoves(db, now())),

  removePending: on.removePending.handler(async ({ context }) => {
    const pending = await context.db.select({ id: pendingMoves.id }).from(pendingMoves)
    if (pending.length === 0) return { removed: 0, binId: null }
    const ids = pending.map(({ id }) => id)
    return { removed: ids.length, binId: await removeRowsToBin(context, pendingMoves, ids, `${ids.length}`) }
  }),

  code: on.code.handler(async ({ context: { db } }) => {
    const code = await findBagCode(db)
    return { changedAt: code?.changedAt.toISOString() ?? null, shiftEnd: code?.shiftEnd ?? '' }
  }),

  setCode: steps.setCode.handler(async ({ context, input }) => {
    const { venueId, now, writing } = context
    const code = { codeHash: await hashPassword(input.code, turnOf(context)), changedAt: now() }
    await writing(async (db) => {
      recordUpdate(db, (await findBagCode(db)) ?? {}, code)
      await db
        .insert(bagCodes)
        .values({ venueId, ...code })
        .onConflictDoUpdate({ target: bagCodes.venueId, set: code })
      // A new code ends all shifts: phones on which the old code was entered lose access.
      await db.update(bagShifts).set({ endedAt: code.changedAt }).where(isNull(bagShifts.endedAt))
    })
    return { done: true }
  }),
}

import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { custodyShifts as contract } from '#contract/club/custody.shifts.ts'
import { recordObject, recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { findCookie, setCookie } from '#server/kernel/identity/cookies.ts'
import { encodeSessionToken, hashSecret, newSecret } from '#server/kernel/identity/sessionTokens.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { listOpenRequests } from '../bagRequests/bagRequests.queries.ts'
import { findBag, lockBag } from '../bags/bags.queries.ts'
import { findMovement } from '../movements/movements.queries.ts'
import { shiftNameOf } from '../movements/movements.rules.ts'
import { recordMovement } from '../movements/recordMovement.ts'
import { checkCode } from './checkCode.ts'
import { findBagCode, storePendingMove, withBagRoomAccess } from './custody.queries.ts'
import { bagCodes, bagShifts } from './custody.table.ts'
import { findOwnShift, listBagsForOpenShift, listOpenShifts, nextShiftEnd, shiftCookie } from './shifts.queries.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

const endOwnShift = async (context: Pick<TransactionContext, 'db' | 'venueId' | 'cookies' | 'now'>) => {
  const shift = await findOwnShift(context)
  if (shift) await context.db.update(bagShifts).set({ endedAt: context.now() }).where(eq(bagShifts.id, shift.id))
}

export const shiftsRoutes = {
  openShift: steps.openShift.handler(async ({ context, input: { code, name }, errors }) => {
    const { venueId, caller, device, now } = context
    await checkCode(context, null, code, errors)
    const [id, secret, openedAt] = [randomUUID(), newSecret(), now()]
    const endsAt = await context.writing((db) =>
      withBagRoomAccess(db, async () => {
        const bagCode = await findBagCode(db)
        if (!bagCode) throw errors.no_bag_code()
        await endOwnShift({ ...context, db })
        const endsAt = await nextShiftEnd(db, bagCode.shiftEnd, openedAt)
        const shift = {
          venueId,
          id,
          openedAt,
          endsAt,
          personAdmin: shiftNameOf(caller, name),
          device,
        }
        await db.insert(bagShifts).values({ ...shift, secretHash: hashSecret(secret) })
        return endsAt
      }),
    )
    setCookie(context, shiftCookie, encodeSessionToken({ venueId, id, secret }), endsAt.getTime() - openedAt.getTime())
    return { venue: venueId, until: endsAt.toISOString() }
  }),

  endShift: on.endShift.handler(async ({ context }) => {
    await withBagRoomAccess(context.db, () => endOwnShift(context))
    if (findCookie(context.cookies, shiftCookie).value) setCookie(context, shiftCookie, '', 0)
    return { done: true as const }
  }),

  openInShift: on.openInShift.handler(({ context, input: { idBag }, errors }) => {
    const { db, venueId, now } = context
    return withBagRoomAccess(db, async () => {
      const shift = await findOwnShift(context)
      if (!shift) throw errors.shift_ended()
      const locked = orRefuse(await lockBag(db, idBag), errors)
      if (locked.archivedAt) throw errors.bag_archived()
      recordObject(db, locked)
      await storePendingMove(db, { venueId, bagId: idBag, openedAt: now(), personAdmin: shift.personAdmin })
      return { bag: orRefuse(await findBag(db, idBag), errors) }
    })
  }),

  registerInShift: on.registerInShift.handler(({ context, input: { venue: _, exact, ...movement }, errors }) => {
    const { db } = context
    return withBagRoomAccess(db, async () => {
      const stored = await findMovement(db, movement.id)
      if (stored?.idBag === movement.idBag) return stored
      const shift = await findOwnShift(context)
      if (!shift) throw errors.shift_ended()
      const bag = await lockBag(db, movement.idBag)
      // Without a network the phone's position may be hours old: unless `exact` is set, `madeAt` decides about a conflict when the
      // position is outdated.
      const position = exact || movement.position === bag?.position ? movement.position : null
      return orRefuse(await recordMovement(context, { ...movement, position }, shift), errors)
    })
  }),

  shiftBags: on.shiftBags.handler(({ context, errors }) =>
    withBagRoomAccess(context.db, async () => {
      if (!(await findOwnShift(context))) throw errors.shift_ended()
      return listBagsForOpenShift(context.db)
    }),
  ),

  shiftRequests: on.shiftRequests.handler(({ context, errors }) =>
    withBagRoomAccess(context.db, async () => {
      if (!(await findOwnShift(context))) throw errors.shift_ended()
      return listOpenRequests(context.db)
    }),
  ),

  shifts: on.shifts.handler(({ context: { db, now } }) => listOpenShifts(db, now())),

  revokeShift: on.revokeShift.handler(async ({ context: { db, now }, input: { id }, errors }) =>
    orRefuse(await updateRow(db, bagShifts, id, { endedAt: now() }, isNull(bagShifts.endedAt)), errors),
  ),

  setShiftEnd: on.setShiftEnd.handler(async ({ context: { db }, input, errors }) => {
    const code = orRefuse((await findBagCode(db)) ?? 'gone', errors)
    recordUpdate(db, code, input)
    await db.update(bagCodes).set(input)
    return { done: true as const }
  }),
}

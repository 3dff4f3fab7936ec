import { and, eq, isNull } from 'drizzle-orm'
import { accountLimits } from '#contract/hotel/accounts.limits.ts'
import { accounts as contract } from '#contract/hotel/accounts.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { insertOnce, lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findRoomByNumber } from '../rooms/rooms.queries.ts'
import { findOpenStayId } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { shifts } from '../till/till.table.ts'
import {
  findPayment,
  listChargeableStays,
  loadAccount,
  loadAccountTotals,
  loadOwnAccount,
  loadSettings,
} from './accounts.queries.ts'
import { adjustments, hotelSettings, paymentRequests } from './accounts.table.ts'
import { paymentLinkFor } from './paymentLink.rules.ts'
import { storePayment, storeRefund } from './paymentWrites.ts'

const on = inTransaction(contract)
const done = { done: true } as const

/** A short text that people can read to each other, unique in the venue. */
const referenceOf = (id: string) => `CC-${id.slice(0, 8).toUpperCase()}`

export const accountsRoutes = {
  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await loadAccount(db, id), errors),
  ),

  at: on.at.handler(async ({ context: { db }, input: { number }, errors }) => {
    const room = orRefuse(await findRoomByNumber(db, number), errors)
    const stayId = await findOpenStayId(db, room.id)
    return { room, account: stayId ? await loadAccount(db, stayId) : null }
  }),

  chargeable: on.chargeable.handler(({ context: { db } }) => listChargeableStays(db)),

  receipt: on.receipt.handler(async ({ context: { db }, input: { id }, errors }) => {
    const payment = orRefuse(await findPayment(db, id), errors)
    return { payment, account: orRefuse(await loadAccount(db, payment.stayId), errors) }
  }),

  mine: on.mine.handler(async ({ context: { db, caller } }) =>
    caller.kind === 'guest' ? loadOwnAccount(db, caller.subject) : null,
  ),

  pay: on.pay.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const { method, stayId } = input
    const chargedStayId = method === 'room' ? input.chargedStayId : null
    const received = method === 'cash' ? input.received : null
    notifyOnly('guest', stayId)
    if (chargedStayId) notifyOnly('guest', chargedStayId)
    const payment = { ...input, received, chargedStayId }
    return orRefuse(await storePayment(db, { venueId, at: now(), by: caller }, payment), errors)
  }),

  refund: on.refund.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const given = orRefuse(await storeRefund(db, { venueId, at: now(), by: caller }, input), errors)
    notifyOnly('guest', given.stayId)
    if (given.chargedStayId) notifyOnly('guest', given.chargedStayId)
    return given
  }),

  adjust: on.adjust.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const { id, stayId, rate } = input
    notifyOnly('guest', stayId)
    orRefuse(await lockRow(db, stays, stayId), errors)
    const amount = rate === null ? input.amount : 0
    if ((await db.$count(adjustments, eq(adjustments.stayId, stayId))) >= accountLimits.payments) throw errors.full()
    const entry = { ...input, amount, venueId, at: now(), by: caller.name, byId: caller.subject }
    const isNew = await insertOnce(db, adjustments, entry)
    if (!isNew && (await db.$count(adjustments, and(eq(adjustments.id, id), eq(adjustments.stayId, stayId)))) === 0)
      throw errors.gone()
    return done
  }),

  reverseAdjustment: on.reverseAdjustment.handler(
    async ({ context: { db, venueId, caller, now, notifyOnly }, input: { id, adjustmentId, reason }, errors }) => {
      const [found] = await db.select().from(adjustments).where(eq(adjustments.id, adjustmentId))
      if (!found || found.reversalOf !== null) throw errors.gone()
      const { stayId, kind, rate, amount } = found
      notifyOnly('guest', stayId)
      const reversal = { id, stayId, kind, rate, amount, reason, reversalOf: adjustmentId }
      await insertOnce(db, adjustments, { ...reversal, venueId, at: now(), by: caller.name, byId: caller.subject })
      return done
    },
  ),

  requestPayment: on.requestPayment.handler(async ({ context, input: { id, stayId, amount }, errors }) => {
    const { db, venueId, caller, now, notifyOnly } = context
    notifyOnly('guest', stayId)
    const { paymentLink } = await loadSettings(db)
    if (paymentLink === '') throw errors.no_payment_link()
    orRefuse(await lockRow(db, stays, stayId), errors)
    const { owed } = await loadAccountTotals(db, stayId)
    if (amount > owed) throw errors.more_than_owed()
    const ofStay = eq(paymentRequests.stayId, stayId)
    if ((await db.$count(paymentRequests, ofStay)) >= accountLimits.payments) throw errors.full()
    const request = { id, stayId, amount, reference: referenceOf(id), at: now(), by: caller.name }
    await insertOnce(db, paymentRequests, { ...request, venueId, byId: caller.subject })
    const [stored] = await db
      .select()
      .from(paymentRequests)
      .where(and(ofStay, eq(paymentRequests.id, id)))
    if (!stored) throw errors.gone()
    return { ...stored, at: stored.at.toISOString(), link: paymentLinkFor(paymentLink, stored) }
  }),

  confirmRequest: on.confirmRequest.handler(async ({ context, input, errors }) => {
    const { db, venueId, caller, now, notifyOnly } = context
    const request = orRefuse(await lockRow(db, paymentRequests, input.requestId), errors)
    const { stayId, amount, reference } = request
    notifyOnly('guest', stayId)
    if (request.canceledAt || (request.paymentId && request.paymentId !== input.id)) throw errors.gone()
    const { requestId, ...payment } = input
    const paid = await storePayment(db, { venueId, at: now(), by: caller }, { ...payment, stayId, amount, reference })
    const stored = orRefuse(paid === 'not_chargeable' ? 'gone' : paid, errors)
    await updateRow(db, paymentRequests, requestId, { paymentId: stored.id })
    return stored
  }),

  cancelRequest: on.cancelRequest.handler(async ({ context: { db, now, notifyOnly }, input: { id }, errors }) => {
    const request = orRefuse(await lockRow(db, paymentRequests, id), errors)
    notifyOnly('guest', request.stayId)
    if (request.canceledAt) return done
    return orRefuse(
      await updateRow(db, paymentRequests, id, { canceledAt: now() }, isNull(paymentRequests.paymentId)),
      errors,
    )
  }),

  settings: on.settings.handler(({ context: { db } }) => loadSettings(db)),

  updateSettings: on.updateSettings.handler(
    async ({ context: { db, venueId }, input: { version, ...settings }, errors }) => {
      const before = await loadSettings(db)
      if (before.version !== version) throw errors.stale()
      // Without the till nobody could close the shift, and cash would be paid past it.
      const isSwitchedOff = before.tillEnabled && !settings.tillEnabled
      if (isSwitchedOff && (await db.$count(shifts, isNull(shifts.closedAt))) > 0) throw errors.till_in_use()
      // The venue's first save inserts the row; a concurrent one finds another version.
      const [saved] = await db
        .insert(hotelSettings)
        .values({ venueId, ...settings, version: version + 1 })
        .onConflictDoUpdate({
          target: hotelSettings.venueId,
          set: { ...settings, version: nextVersion(hotelSettings) },
          setWhere: eq(hotelSettings.version, version),
        })
        .returning()
      if (!saved) throw errors.stale()
      recordUpdate(db, before, settings)
      return saved
    },
  ),
}

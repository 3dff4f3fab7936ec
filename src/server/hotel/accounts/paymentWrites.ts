import { and, desc, eq, isNull } from 'drizzle-orm'
import { accountLimits, type PaymentMethod } from '#contract/hotel/accounts.limits.ts'
import type { Payment } from '#contract/hotel/accounts.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, lockRow } from '#server/kernel/db/rowOperations.ts'
import { findStay } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { shifts } from '../till/till.table.ts'
import { refundableAmount } from './account.rules.ts'
import { findPayment, loadAccountTotals, loadSettings, takeReceiptNumber } from './accounts.queries.ts'
import { payments } from './accounts.table.ts'

interface PaymentEntry {
  venueId: number
  at: Date
  by: { name: string; subject: string }
}

/**
 * The till shift of a payment: the chosen one, otherwise the open shift that was opened last. Without such a shift cash is refused
 * as 'till_closed' if the venue uses the till; a payment by another method, or of a venue without a till, has none.
 */
const findShift = async (db: Db, method: PaymentMethod, shiftId: string | null) => {
  if (!(await loadSettings(db)).tillEnabled) return { id: null }
  const isChosen = shiftId ? eq(shifts.id, shiftId) : undefined
  const [open] = await db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(isNull(shifts.closedAt), isChosen))
    .orderBy(desc(shifts.openedAt))
    .limit(1)
  if (open) return open
  return method === 'cash' || shiftId ? 'till_closed' : { id: null }
}

/** Locks accounts, in the order of their ids, so that two payments cannot both use the same debt or deadlock. */
const lockStays = async (db: Db, ids: readonly (string | null)[]) => {
  const found = new Map<string, typeof stays.$inferSelect>()
  for (const id of new Set(ids.filter((id) => id !== null).toSorted())) {
    const stay = await lockRow(db, stays, id)
    if (stay) found.set(id, stay)
  }
  return found
}

type NewPayment = Omit<typeof payments.$inferInsert, 'number' | 'shiftId' | 'at' | 'by' | 'byId' | 'venueId'>

const insertPayment = async (
  db: Db,
  { venueId, at, by }: PaymentEntry,
  payment: NewPayment,
  shiftId: string | null,
) => {
  if ((await db.$count(payments, eq(payments.stayId, payment.stayId))) >= accountLimits.payments) return 'full'
  const number = await takeReceiptNumber(db, venueId)
  const row = { ...payment, venueId, number, shiftId, at, by: by.name, byId: by.subject }
  // The id belongs to a payment of another account: the refusal rolls the transaction back, so that the receipt number
  // is not used up.
  if (!(await insertOnce(db, payments, row))) return 'gone'
  const stay = await findStay(db, payment.stayId)
  if (stay) recordObject(db, stay.room)
  return (await findPayment(db, payment.id)) ?? 'gone'
}

interface PaymentInput {
  id: string
  stayId: string
  method: PaymentMethod
  amount: number
  tip: number
  received?: number | null
  payer?: string
  reference?: string
  chargedStayId?: string | null
  items?: { orderId: string; lineId: string; quantity: number }[] | null
  shiftId: string | null
}

export const storePayment = async (
  db: Db,
  entry: PaymentEntry,
  { shiftId, ...payment }: PaymentInput,
): Promise<Payment | 'gone' | 'full' | 'more_than_owed' | 'till_closed' | 'not_chargeable'> => {
  const { id, stayId, method, amount, chargedStayId = null } = payment
  const locked = await lockStays(db, [stayId, chargedStayId])
  if (!locked.has(stayId)) return 'gone'
  const stored = await findPayment(db, id)
  if (stored) return stored.stayId === stayId ? stored : 'gone'
  const charged = chargedStayId === null ? null : locked.get(chargedStayId)
  if (chargedStayId !== null && (!charged || charged.closedAt || chargedStayId === stayId)) return 'not_chargeable'
  const { owed } = await loadAccountTotals(db, stayId)
  if (amount > Math.max(0, owed)) return 'more_than_owed'
  const shift = await findShift(db, method, shiftId)
  if (shift === 'till_closed') return shift
  return insertPayment(db, entry, { ...payment, kind: 'payment' }, shift.id)
}

interface RefundInput {
  id: string
  paymentId: string
  amount: number
  tip: number
  reason: string
  shiftId: string | null
}

export const storeRefund = async (
  db: Db,
  entry: PaymentEntry,
  { id, paymentId, amount, tip, reason, shiftId }: RefundInput,
): Promise<Payment | 'gone' | 'full' | 'more_than_paid' | 'till_closed'> => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (payment?.kind !== 'payment') return 'gone'
  const { stayId, method, payer, chargedStayId } = payment
  await lockStays(db, [stayId, chargedStayId])
  const stored = await findPayment(db, id)
  if (stored) return stored.refundOf === paymentId ? stored : 'gone'
  const left = refundableAmount(payment, await db.select().from(payments).where(eq(payments.refundOf, paymentId)))
  if (amount > left.amount || tip > left.tip) return 'more_than_paid'
  const shift = await findShift(db, method, shiftId)
  if (shift === 'till_closed') return shift
  const given = { amount: -amount, tip: -tip, payer, reference: reason, refundOf: paymentId, chargedStayId }
  return insertPayment(db, entry, { id, stayId, kind: 'refund', method, ...given }, shift.id)
}

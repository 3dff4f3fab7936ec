import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Account, AccountSettings, Payment } from '#contract/hotel/accounts.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { findStay } from '../stays/stays.queries.ts'
import { occupiedRooms, stays } from '../stays/stays.table.ts'
import { activeAdjustments, calculateAccount, refundableAmount } from './account.rules.ts'
import { adjustments, hotelSettings, paymentRequests, payments, receiptNumbers } from './accounts.table.ts'
import { paymentLinkFor } from './paymentLink.rules.ts'

type PaymentRow = typeof payments.$inferSelect

const defaultSettings: AccountSettings = {
  taxMode: 'included',
  taxRates: [],
  serviceRate: 0,
  paymentLink: '',
  legalName: '',
  taxId: '',
  legalAddress: '',
  tillEnabled: false,
  version: 1,
}

export const loadSettings = async (db: Db): Promise<AccountSettings> => {
  const [row] = await db.select().from(hotelSettings)
  return row ?? defaultSettings
}

/** Takes the next receipt number; it locks the venue's number row until the commit. */
export const takeReceiptNumber = async (db: Db, venueId: number) => {
  const [row] = await db
    .insert(receiptNumbers)
    .values({ venueId, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.venueId, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning({ number: receiptNumbers.last })
  if (!row) throw new Error('hotel_receipt_numbers returned no receipt number')
  return row.number
}

const roomColumns = { id: rooms.id, kind: rooms.kind, number: rooms.number }
const roomOfStay = and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId))

const roomsOfStays = async (db: Db, stayIds: readonly string[]) => {
  if (stayIds.length === 0) return new Map<string, Payment['otherRoom']>()
  const found = await db
    .select({ stayId: stays.id, room: roomColumns })
    .from(stays)
    .innerJoin(rooms, roomOfStay)
    .where(isAnyOf(stays.id, stayIds))
  return new Map(found.map(({ stayId, room }) => [stayId, room]))
}

const refundsOf = (all: readonly PaymentRow[], id: string) => all.filter(({ refundOf }) => refundOf === id)
const nothing = { amount: 0, tip: 0 }

/** Converts payments for the contract. `stayId` is the account that shows them; `all` contains their refunds. */
const toPayments = async (db: Db, shown: readonly PaymentRow[], stayId: string, all: readonly PaymentRow[]) => {
  const otherStay = (payment: PaymentRow) => (payment.stayId === stayId ? payment.chargedStayId : payment.stayId)
  const found = await roomsOfStays(
    db,
    shown.map(otherStay).filter((id) => id !== null),
  )
  return shown.map((payment) => ({
    ...payment,
    refundable: payment.kind === 'payment' ? refundableAmount(payment, refundsOf(all, payment.id)) : nothing,
    otherRoom: found.get(otherStay(payment) ?? '') ?? null,
    at: payment.at.toISOString(),
  }))
}

export const findPayment = async (db: Db, id: string): Promise<Payment | null> => {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  if (!row) return null
  const refunds = await db.select().from(payments).where(eq(payments.refundOf, id))
  const [payment] = await toPayments(db, [row], row.stayId, refunds)
  return payment ?? null
}

/** Lines of the orders of a stay that are not canceled, in two groups: 'pending' lines do not count yet, 'counted' ones do. */
const linesOfStay = async (db: Db, stayId: string) => {
  const found = await db
    .select({
      status: orders.status,
      orderId: orders.id,
      orderNumber: orders.number,
      lineId: orderLines.id,
      name: orderLines.name,
      price: orderLines.price,
      quantity: orderLines.quantity,
      taxRate: orderLines.taxRate,
      taxAdded: orderLines.taxAdded,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.venueId, orders.venueId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(orders.stayId, stayId), inArray(orders.status, ['pending', 'accepted', 'completed'])))
    .orderBy(asc(orders.number), asc(orderLines.position))
  return Map.groupBy(found, ({ status }) => (status === 'pending' ? 'pending' : 'counted'))
}

const loadEntries = async (db: Db, stayId: string) => {
  const lines = await linesOfStay(db, stayId)
  const own = await db.select().from(payments).where(eq(payments.stayId, stayId)).orderBy(desc(payments.number))
  return {
    lines: lines.get('counted') ?? [],
    pendingLines: lines.get('pending') ?? [],
    payments: own,
    charged: await db.select().from(payments).where(eq(payments.chargedStayId, stayId)).orderBy(desc(payments.number)),
    adjustments: await db
      .select()
      .from(adjustments)
      .where(eq(adjustments.stayId, stayId))
      .orderBy(asc(adjustments.at), asc(adjustments.id)),
    requests: await db
      .select()
      .from(paymentRequests)
      .where(
        and(eq(paymentRequests.stayId, stayId), isNull(paymentRequests.paymentId), isNull(paymentRequests.canceledAt)),
      )
      .orderBy(desc(paymentRequests.at)),
  }
}

/** Ordered, paid and owed of a stay. The caller locks the stay if a payment depends on the result. */
export const loadAccountTotals = async (db: Db, stayId: string) => {
  const entries = await loadEntries(db, stayId)
  return { ...calculateAccount(entries), entries }
}

/** The totals and payment links of a guest's own stay. */
export const loadOwnAccount = async (db: Db, stayId: string) => {
  const { entries, ...totals } = await loadAccountTotals(db, stayId)
  const { paymentLink } = await loadSettings(db)
  return {
    ...totals,
    requests: entries.requests.map((request) => ({ ...request, link: paymentLinkFor(paymentLink, request) })),
  }
}

/** Units of each line that payments by item cover; a payment that was given back in whole covers nothing. */
const paidUnits = (all: readonly PaymentRow[]) => {
  const units = new Map<string, number>()
  for (const payment of all) {
    if (!payment.items || refundableAmount(payment, refundsOf(all, payment.id)).amount <= 0) continue
    for (const { orderId, lineId, quantity } of payment.items) {
      const key = `${orderId} ${lineId}`
      units.set(key, (units.get(key) ?? 0) + quantity)
    }
  }
  return units
}

export const loadAccount = async (db: Db, stayId: string): Promise<Account | null> => {
  const stay = await findStay(db, stayId)
  if (!stay) return null
  const { entries, ...totals } = await loadAccountTotals(db, stayId)
  const settings = await loadSettings(db)
  const units = paidUnits(entries.payments)
  const active = new Set(activeAdjustments(entries.adjustments).map(({ id }) => id))
  return {
    stay,
    ...totals,
    lines: totals.lines.map((line) => ({
      ...line,
      paidQuantity: Math.min(line.quantity, units.get(`${line.orderId} ${line.lineId}`) ?? 0),
    })),
    pending: {
      orders: new Set(entries.pendingLines.map(({ orderId }) => orderId)).size,
      total: totalOfLines(entries.pendingLines),
    },
    adjustments: entries.adjustments.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      active: active.has(entry.id),
    })),
    payments: await toPayments(db, entries.payments, stayId, entries.payments),
    charged: await toPayments(db, entries.charged, stayId, entries.charged),
    requests: entries.requests.map((request) => ({
      ...request,
      at: request.at.toISOString(),
      link: paymentLinkFor(settings.paymentLink, request),
    })),
    settings,
  }
}

/** Open stays in rooms, by room number. */
export const listChargeableStays = (db: Db) =>
  db
    .select({ stayId: stays.id, room: roomColumns, name: stays.name })
    .from(occupiedRooms)
    .innerJoin(stays, and(eq(stays.venueId, occupiedRooms.venueId), eq(stays.id, occupiedRooms.stayId)))
    .innerJoin(rooms, roomOfStay)
    .where(eq(rooms.kind, 'room'))
    .orderBy(asc(rooms.number))

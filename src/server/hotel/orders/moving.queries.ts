import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { accountLimits } from '#contract/hotel/accounts.limits.ts'
import { soldStatuses } from '#contract/hotel/orders.limits.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { multiplyAndDivide } from '#contract/hotel/splits.limits.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf, nextVersion } from '#server/kernel/db/rowOperations.ts'
import { activeAdjustments } from '../accounts/account.rules.ts'
import { takeReceiptNumber } from '../accounts/accounts.queries.ts'
import { adjustments, payments } from '../accounts/accounts.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { closedStayCodes } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { movedText } from './moving.text.ts'
import { orderLines, orders } from './orders.table.ts'
import { logOrderChange } from './orderWrites.ts'

/** Author and time of a move, for its log entries. */
export interface MoveEntry {
  venueId: number
  at: Date
  by: { name: string; subject: string }
}

interface StayWithRoom {
  id: string
  roomId: string
  kind: RoomKind
  number: number
}

/**
 * Locks two stays in the order of their ids, which prevents deadlocks. Returns a refusal unless they are two different, open stays.
 */
export const lockTwoStays = async (db: Db, fromId: string, toId: string) => {
  if (fromId === toId) return 'same_stay'
  const found = await db
    .select({ id: stays.id, roomId: stays.roomId, closedAt: stays.closedAt, kind: rooms.kind, number: rooms.number })
    .from(stays)
    .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
    .where(isAnyOf(stays.id, [fromId, toId]))
    .orderBy(asc(stays.id))
    .for('no key update', { of: stays })
  const [from, to] = [fromId, toId].map((id) => found.find((stay) => stay.id === id))
  if (!from || !to) return 'gone'
  const closed = [from, to].find(({ closedAt }) => closedAt)
  return closed ? closedStayCodes[closed.kind] : { from, to }
}

/** Logs a move for the guests of both stays. */
export const logMove = async (
  db: Db,
  { venueId, at, by }: MoveEntry,
  { from, to }: { from: StayWithRoom; to: StayWithRoom },
  moved: { fromOrder: string; toOrder: string; line?: { quantity: number; name: string } },
) => {
  const reason = movedText(from, to, moved.line)
  const entry = { venueId, at, by: by.name, what: 'moved', reason } as const
  await logOrderChange(db, { ...entry, orderId: moved.fromOrder, stayId: from.id })
  await logOrderChange(db, { ...entry, orderId: moved.toOrder, stayId: to.id })
}

/** Assigns orders with their lines to another stay. */
export const assignOrders = async (db: Db, ids: readonly string[], { id: stayId, roomId }: StayWithRoom) => {
  await db
    .update(orders)
    .set({ stayId, roomId, version: nextVersion(orders) })
    .where(isAnyOf(orders.id, ids))
  await db.update(orderLines).set({ stayId }).where(isAnyOf(orderLines.orderId, ids))
}

/** Locks the orders of a stay that are not canceled, in the order of their ids. */
export const lockBilledOrders = (db: Db, stayId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.stayId, stayId), ne(orders.status, 'canceled')))
    .orderBy(asc(orders.id))
    .for('update')

const sumOf = async (db: Db, column: typeof payments.stayId | typeof payments.chargedStayId, stayId: string) => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(eq(column, stayId))
  return Number(row?.sum ?? 0)
}

/**
 * Moves what a stay has paid, minus what tables have charged to it, to another stay with a pair of 'moved' payments. In the first
 * account payments and charges then cancel out; the other account gets the same difference.
 */
export const movePayments = async (db: Db, { venueId, at, by }: MoveEntry, fromId: string, toId: string) => {
  const net = (await sumOf(db, payments.stayId, fromId)) - (await sumOf(db, payments.chargedStayId, fromId))
  if (net === 0) return
  const entry = { venueId, kind: 'moved', method: 'transfer', at, by: by.name, byId: by.subject } as const
  const taken = { ...entry, id: randomUUID(), stayId: fromId, amount: -net }
  const added = { ...entry, id: randomUUID(), stayId: toId, amount: net }
  for (const payment of [taken, added])
    await db.insert(payments).values({ ...payment, number: await takeReceiptNumber(db, venueId) })
}

/**
 * Moves discounts and charges: reverses them in one account and adds them to the other. A percentage becomes the amount
 * that it is for the moved orders. A percentage of service is not moved: that of the other account includes these orders.
 */
export const moveAdjustments = async (
  db: Db,
  { venueId, at, by }: MoveEntry,
  { fromId, toId, orderIds }: { fromId: string; toId: string; orderIds: readonly string[] },
) => {
  const all = await db.select().from(adjustments).where(eq(adjustments.stayId, fromId)).orderBy(asc(adjustments.at))
  const moving = activeAdjustments(all).filter(({ kind, rate }) => kind !== 'service' || rate === null)
  if (moving.length === 0) return
  const isSold = and(isAnyOf(orders.id, orderIds), inArray(orders.status, [...soldStatuses]))
  const lines = await db
    .select({ price: orderLines.price, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.venueId, orderLines.venueId), eq(orders.id, orderLines.orderId)))
    .where(isSold)
  const subtotal = totalOfLines(lines)
  const entry = { venueId, at, by: by.name, byId: by.subject }
  await db.insert(adjustments).values(
    moving.flatMap(({ id, kind, rate, amount, reason }) => [
      { ...entry, id: randomUUID(), stayId: fromId, kind, rate, amount, reason, reversalOf: id },
      {
        ...{ ...entry, id: randomUUID(), stayId: toId, kind, reason },
        amount: rate === null ? amount : multiplyAndDivide(subtotal, rate, accountLimits.rate),
      },
    ]),
  )
}

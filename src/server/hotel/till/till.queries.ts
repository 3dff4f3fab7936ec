import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { paymentMethods } from '#contract/hotel/accounts.limits.ts'
import { tillLimits } from '#contract/hotel/till.limits.ts'
import type { DailyClosing, MethodTotal, Shift, ShiftDetail } from '#contract/hotel/till.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { timeZoneOf, todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { payments } from '../accounts/accounts.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { cashMovements, shifts } from './till.table.ts'

const total = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number)
const paid = sql`${payments.amount} + ${payments.tip}`

/** Cash of shifts by their id: payments with tips, cash in, cash out. */
const cashOf = async (db: Db, ids: readonly string[]) => {
  const received = await db
    .select({ shiftId: payments.shiftId, cash: total(paid) })
    .from(payments)
    .where(and(isAnyOf(payments.shiftId, ids), eq(payments.method, 'cash')))
    .groupBy(payments.shiftId)
  const moved = await db
    .select({
      shiftId: cashMovements.shiftId,
      cashIn: total(sql`greatest(${cashMovements.amount}, 0)`),
      cashOut: total(sql`greatest(-${cashMovements.amount}, 0)`),
    })
    .from(cashMovements)
    .where(isAnyOf(cashMovements.shiftId, ids))
    .groupBy(cashMovements.shiftId)
  const cash = new Map(received.map(({ shiftId, cash }) => [shiftId, cash]))
  const movements = new Map(moved.map(({ shiftId, ...sums }) => [shiftId, sums]))
  return (id: string) => ({ cash: cash.get(id) ?? 0, ...(movements.get(id) ?? { cashIn: 0, cashOut: 0 }) })
}

/** Shifts that match the condition, newest first, with their cash; all of them without `page`. */
const shiftsWhere = async (db: Db, where: SQL | undefined, page?: number): Promise<Shift[]> => {
  const query = db
    .select({ shift: shifts, outlet: outlets.name })
    .from(shifts)
    .leftJoin(outlets, and(eq(outlets.venueId, shifts.venueId), eq(outlets.id, shifts.outletId)))
    .where(where)
    .orderBy(desc(shifts.openedAt), shifts.id)
    .$dynamic()
  if (page !== undefined) query.limit(tillLimits.page).offset((page - 1) * tillLimits.page)
  const rows = await query
  const cash = await cashOf(
    db,
    rows.map(({ shift }) => shift.id),
  )
  return rows.map(({ shift, outlet }) => {
    const sums = cash(shift.id)
    const expected = shift.expectedAmount ?? shift.openingAmount + sums.cash + sums.cashIn - sums.cashOut
    return {
      ...shift,
      ...sums,
      outlet: outlet ?? '',
      expected,
      counted: shift.countedAmount,
      difference: shift.countedAmount === null ? null : shift.countedAmount - expected,
      openedAt: shift.openedAt.toISOString(),
      closedAt: shift.closedAt?.toISOString() ?? null,
    }
  })
}

export const listOpenShifts = (db: Db) => shiftsWhere(db, isNull(shifts.closedAt))

export const listClosedShifts = async (db: Db, page: number) => ({
  shifts: await shiftsWhere(db, isNotNull(shifts.closedAt), page),
  pages: Math.ceil((await db.$count(shifts, isNotNull(shifts.closedAt))) / tillLimits.page),
})

export const findShift = async (db: Db, id: string): Promise<Shift | null> => {
  const [found] = await shiftsWhere(db, eq(shifts.id, id))
  return found ?? null
}

type Received = Pick<MethodTotal, 'method' | 'amount' | 'tip'>
/** Totals by method, in the order of the methods; a method without payments is left out. */
const byMethod = (received: readonly Received[]): MethodTotal[] => {
  const groups = Map.groupBy(received, ({ method }) => method)
  return paymentMethods.flatMap((method) => {
    const group = groups.get(method) ?? []
    if (group.length === 0) return []
    const amount = group.reduce((sum, payment) => sum + payment.amount, 0)
    return { method, amount, tip: group.reduce((sum, payment) => sum + payment.tip, 0), payments: group.length }
  })
}

const paymentsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: payments.id,
      number: payments.number,
      kind: payments.kind,
      method: payments.method,
      amount: payments.amount,
      tip: payments.tip,
      reference: payments.reference,
      at: payments.at,
      by: payments.by,
      shiftId: payments.shiftId,
      outletId: shifts.outletId,
      room: { id: rooms.id, kind: rooms.kind, number: rooms.number },
    })
    .from(payments)
    .innerJoin(stays, and(eq(stays.venueId, payments.venueId), eq(stays.id, payments.stayId)))
    .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
    .leftJoin(shifts, and(eq(shifts.venueId, payments.venueId), eq(shifts.id, payments.shiftId)))
    .where(and(ne(payments.kind, 'moved'), where))
    .orderBy(asc(payments.number))

const movementsWhere = (db: Db, where: SQL) =>
  db.select().from(cashMovements).where(where).orderBy(asc(cashMovements.at), asc(cashMovements.id))

export const loadShift = async (db: Db, id: string): Promise<ShiftDetail | null> => {
  const shift = await findShift(db, id)
  if (!shift) return null
  const received = await paymentsWhere(db, eq(payments.shiftId, id))
  const movements = await movementsWhere(db, eq(cashMovements.shiftId, id))
  return {
    ...shift,
    methods: byMethod(received),
    movements: movements.map((movement) => ({ ...movement, at: movement.at.toISOString() })),
    payments: received.map((payment) => ({ ...payment, at: payment.at.toISOString() })),
  }
}

/**
 * The shifts that were opened on a day, with all their entries, and the payments of the day without a shift. A shift that
 * ends after midnight thus belongs to one day as a whole.
 */
export const tillEntriesOfDay = async (db: Db, now: Date, chosen: string | undefined) => {
  const day = chosen ?? (await todayInVenue(db, now))
  const zone = await timeZoneOf(db)
  const start = (date: string) => sql`${date}::date::timestamp at time zone ${zone}`
  const isOnDay = (moment: typeof shifts.openedAt | typeof payments.at) =>
    sql`${moment} >= ${start(day)} and ${moment} < ${start(daysAfter(day, 1))}`
  const ofDay = await shiftsWhere(db, isOnDay(shifts.openedAt))
  const ids = ofDay.map(({ id }) => id)
  const withoutShift = sql`${payments.shiftId} is null and ${isOnDay(payments.at)}`
  return {
    day,
    shifts: ofDay,
    payments: await paymentsWhere(db, sql`(${isAnyOf(payments.shiftId, ids)} or (${withoutShift}))`),
    movements: await movementsWhere(db, isAnyOf(cashMovements.shiftId, ids)),
  }
}

export const loadDailyClosing = async (db: Db, now: Date, chosen: string | undefined): Promise<DailyClosing> => {
  const { day, shifts: ofDay, payments: received } = await tillEntriesOfDay(db, now, chosen)
  const names = new Map(ofDay.map(({ outletId, outlet }) => [outletId, outlet]))
  const ids = new Set([...names.keys(), ...received.map(({ outletId }) => outletId)])
  const sorted = [...ids].toSorted((a, b) => (names.get(a) ?? '').localeCompare(names.get(b) ?? '', 'es'))
  return {
    day,
    outlets: sorted.map((outletId) => {
      const own = received.filter((payment) => payment.outletId === outletId)
      const methods = byMethod(own)
      return {
        outletId,
        name: names.get(outletId) ?? '',
        methods,
        amount: methods.reduce((sum, { amount }) => sum + amount, 0),
        tip: methods.reduce((sum, { tip }) => sum + tip, 0),
        refunded: own.reduce((sum, { kind, amount, tip }) => sum - (kind === 'refund' ? amount + tip : 0), 0),
        shifts: ofDay.filter((shift) => shift.outletId === outletId),
      }
    }),
  }
}

import { and, eq, isNull } from 'drizzle-orm'
import { tillLimits } from '#contract/hotel/till.limits.ts'
import { till as contract } from '#contract/hotel/till.ts'
import { momentFormatter, writeCsv } from '#server/kernel/csv/csv.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { loadSettings } from '../accounts/accounts.queries.ts'
import {
  findShift,
  listClosedShifts,
  listOpenShifts,
  loadDailyClosing,
  loadShift,
  tillEntriesOfDay,
} from './till.queries.ts'
import { cashMovements, shifts } from './till.table.ts'
import { tillCsvText as words } from './till.text.ts'

const on = inTransaction(contract)

const isEnabled = async (db: Db) => (await loadSettings(db)).tillEnabled
const requireTill = async (db: Db) => ((await isEnabled(db)) ? ({ done: true } as const) : 'till_off')

/** Amounts have a decimal comma, which spreadsheets in Spanish read as a number. */
const decimal = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',')

export const tillRoutes = {
  current: on.current.handler(async ({ context: { db } }) => {
    const enabled = await isEnabled(db)
    return { enabled, shifts: enabled ? await listOpenShifts(db) : [] }
  }),

  closed: on.closed.handler(async ({ context: { db }, input: { page }, errors }) => {
    orRefuse(await requireTill(db), errors)
    return listClosedShifts(db, page)
  }),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    orRefuse(await requireTill(db), errors)
    return orRefuse(await loadShift(db, id), errors)
  }),

  day: on.day.handler(async ({ context: { db, now }, input: { day }, errors }) => {
    orRefuse(await requireTill(db), errors)
    return loadDailyClosing(db, now(), day)
  }),

  exported: on.exported.handler(async ({ context: { db, now }, input: { day }, errors }) => {
    orRefuse(await requireTill(db), errors)
    const entries = await tillEntriesOfDay(db, now(), day)
    const format = momentFormatter(await timeZoneOf(db))
    const outletOf = new Map(entries.shifts.map(({ id, outlet }) => [id, outlet]))
    const cashRow = (at: string, shiftId: string, kind: string, amount: number, detail: string, by: string) => ({
      at,
      cells: [
        format(at),
        outletOf.get(shiftId) ?? '',
        kind,
        '',
        '',
        words.methods.cash,
        decimal(amount),
        '',
        detail,
        by,
      ],
    })
    const paymentRows = entries.payments.map((payment) => ({
      at: payment.at.toISOString(),
      cells: [
        format(payment.at.toISOString()),
        outletOf.get(payment.shiftId ?? '') ?? '',
        words.kinds[payment.kind],
        String(payment.number),
        String(payment.room.number),
        words.methods[payment.method],
        decimal(payment.amount),
        decimal(payment.tip),
        payment.reference,
        payment.by,
      ],
    }))
    const movementRows = entries.movements.map(({ at, shiftId, amount, reason, by }) =>
      cashRow(at.toISOString(), shiftId, amount > 0 ? words.cashIn : words.cashOut, amount, reason, by),
    )
    const shiftRows = entries.shifts.flatMap((shift) => [
      cashRow(shift.openedAt, shift.id, words.opening, shift.openingAmount, '', shift.openedBy),
      ...(shift.closedAt && shift.counted !== null && shift.difference !== null
        ? [
            cashRow(shift.closedAt, shift.id, words.counted, shift.counted, shift.note, shift.closedBy ?? ''),
            cashRow(shift.closedAt, shift.id, words.difference, shift.difference, '', shift.closedBy ?? ''),
          ]
        : []),
    ])
    const rows = [...shiftRows, ...movementRows, ...paymentRows].toSorted((a, b) => a.at.localeCompare(b.at))
    return { csv: writeCsv([words.columns, ...rows.map(({ cells }) => cells)]) }
  }),

  open: on.open.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    orRefuse(await requireTill(db), errors)
    const shift = { ...input, venueId, openedAt: now(), openedBy: caller.name, openedById: caller.subject }
    // Nothing is stored if the outlet has an open shift: a unique index allows one.
    await insertOnce(db, shifts, shift)
    return orRefuse((await findShift(db, input.id)) ?? 'shift_open', errors)
  }),

  move: on.move.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    orRefuse(await requireTill(db), errors)
    const { id, shiftId, direction, reason } = input
    const amount = direction === 'in' ? input.amount : -input.amount
    const shift = orRefuse(await lockRow(db, shifts, shiftId), errors)
    if (shift.closedAt) throw errors.shift_closed()
    const ofShift = eq(cashMovements.shiftId, shift.id)
    if ((await db.$count(cashMovements, ofShift)) >= tillLimits.movements) throw errors.full()
    const entry = { venueId, id, shiftId, amount, reason, at: now(), by: caller.name, byId: caller.subject }
    await insertOnce(db, cashMovements, entry)
    return orRefuse(await findShift(db, shift.id), errors)
  }),

  close: on.close.handler(async ({ context: { db, caller, now }, input: { id, countedAmount, note }, errors }) => {
    orRefuse(await requireTill(db), errors)
    // The lock waits for payments of this shift that are being stored: a trigger holds it for each of them.
    const locked = orRefuse(await lockRow(db, shifts, id), errors)
    // A repeated call of the same person returns the closed shift.
    const isRepeated = locked.closedById === caller.subject && locked.countedAmount === countedAmount
    if (locked.closedAt && !isRepeated) throw errors.shift_closed()
    const { expected } = orRefuse(await findShift(db, id), errors)
    const closing = { closedAt: now(), closedBy: caller.name, closedById: caller.subject }
    if (!locked.closedAt)
      await updateRow(
        db,
        shifts,
        id,
        { ...closing, countedAmount, expectedAmount: expected, note },
        and(isNull(shifts.closedAt)),
      )
    return orRefuse(await findShift(db, id), errors)
  }),
}

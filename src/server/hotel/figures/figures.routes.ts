import type { FigureFile } from '#contract/hotel/figures.limits.ts'
import { type ChangedOrder, figures as contract, type OrderFigures } from '#contract/hotel/figures.ts'
import { writeCsv } from '#server/kernel/csv/csv.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { listSoldLines, readFigures } from './figures.queries.ts'

const on = inTransaction(contract)

const columns = ['numberOfOrder', 'date', 'numberOfTable', 'status', 'outlet', 'product', 'quantity', 'price', 'total']
/** Formats a price with a decimal comma, which spreadsheets in Spanish read as a number; empty for null. */
const decimal = (hundredths: number | null) =>
  hundredths === null ? '' : (hundredths / 100).toFixed(2).replace('.', ',')
/** Formats seconds as minutes with one decimal; empty for null. */
const minutes = (seconds: number | null) => (seconds === null ? '' : (seconds / 60).toFixed(1).replace('.', ','))

const changesTable = (changes: readonly ChangedOrder[]) => [
  ['numberOfOrder', 'date', 'by', 'reason', 'before', 'after'],
  ...changes.map(({ number, at, by, reason, before, after }) => [
    ...[String(number), at, by, reason],
    ...[decimal(before), decimal(after)],
  ]),
]

type NamedSales = Record<'orders' | 'revenue', number> & { name: string }
const salesTable = (key: string, rows: readonly NamedSales[]) => [
  [key, 'orders', 'total'],
  ...rows.map(({ name, orders, revenue }) => [name, String(orders), decimal(revenue)]),
]
const quantityTable = (key: string, rows: readonly { name: string; quantity: number; revenue: number }[]) => [
  [key, 'quantity', 'total'],
  ...rows.map(({ name, quantity, revenue }) => [name, String(quantity), decimal(revenue)]),
]

/** Rows of each CSV file, the headings first. */
const tables: Record<Exclude<FigureFile, 'lines'>, (figures: OrderFigures) => string[][]> = {
  hours: ({ byHour }) =>
    salesTable(
      'hour',
      byHour.map(({ hour, ...sales }) => ({ name: `${hour}:00`, ...sales })),
    ),
  outlets: ({ byOutlet }) => salesTable('outlet', byOutlet),
  stations: ({ byStation }) => [
    ['station', 'orders', 'total', 'prepared', 'late', 'minutes'],
    ...byStation.map(({ name, orders, revenue, prepared, late, median }) => [
      ...[name, String(orders), decimal(revenue)],
      ...[String(prepared), String(late), minutes(median)],
    ]),
  ],
  categories: ({ byCategory }) => quantityTable('category', byCategory),
  products: ({ products }) => quantityTable('product', products),
  waiters: ({ byWaiter }) => salesTable('waiter', byWaiter),
  canceled: ({ canceled }) => changesTable(canceled),
  corrected: ({ corrected }) => changesTable(corrected),
}

export const figuresRoutes = {
  read: on.read.handler(({ context: { db, now }, input }) => readFigures(db, now(), input)),

  exported: on.exported.handler(async ({ context: { db, now }, input: { of, ...range } }) => {
    if (of !== 'lines') return { csv: writeCsv(tables[of](await readFigures(db, now(), range, {}))) }
    const rows = (await listSoldLines(db, now(), range)).map(
      ({ number, sent, room, status, outlet, product, quantity, price }) => [
        String(number),
        sent,
        String(room),
        status,
        outlet ?? '',
        product,
        String(quantity),
        decimal(price),
        decimal(price === null ? null : price * quantity),
      ],
    )
    return { csv: writeCsv([columns, ...rows]) }
  }),
}

import { figures as contract } from '#contract/hotel/figures.ts'
import { writeCsv } from '#server/kernel/csv/csv.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { listSoldLines, readFigures } from './figures.queries.ts'

const on = inTransaction(contract)

const columns = ['numberOfOrder', 'date', 'numberOfTable', 'status', 'outlet', 'product', 'quantity', 'price', 'total']
/** Prices have a decimal comma, which spreadsheets in Spanish read as a number. */
const decimal = (hundredths: number | null) =>
  hundredths === null ? '' : (hundredths / 100).toFixed(2).replace('.', ',')

export const figuresRoutes = {
  read: on.read.handler(({ context: { db, now }, input }) => readFigures(db, now(), input)),

  exported: on.exported.handler(async ({ context: { db, now }, input }) => {
    const rows = (await listSoldLines(db, now(), input)).map(
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

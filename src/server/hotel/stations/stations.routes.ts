import { asc, eq } from 'drizzle-orm'
import { stationLimits } from '#contract/hotel/stations.limits.ts'
import { stations as contract } from '#contract/hotel/stations.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, insertOnceAndFind, lockRow, reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { nextListOrder } from '../listOrder.queries.ts'
import { categories, products } from '../menus/menus.table.ts'
import { stations } from './stations.table.ts'

const on = inTransaction(contract)
const find = (db: Db, id: string) => findRow(db, stations, id)

export const stationsRoutes = {
  list: on.list.handler(({ context: { db } }) =>
    db.select().from(stations).orderBy(asc(stations.orderStation), asc(stations.createdAt), asc(stations.id)),
  ),

  one: on.one.handler(async ({ context: { db }, input, errors }) => orRefuse(await find(db, input.id), errors)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const existing = await find(db, input.id)
    if (existing) return existing
    if ((await db.$count(stations)) >= stationLimits.stations) throw errors.too_many_stations()
    const row = { ...input, orderStation: nextListOrder(stations.orderStation), venueId, createdAt: now() }
    return orRefuse(await insertOnceAndFind(db, stations, row, find), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, stations, input, find), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) => {
    const { db } = context
    // The lock prevents concurrent transactions from assigning a category or product to the station.
    orRefuse(await lockRow(db, stations, id), errors)
    const uses = await Promise.all([
      db.$count(categories, eq(categories.stationId, id)),
      db.$count(products, eq(products.stationId, id)),
    ])
    if (uses.some((count) => count > 0)) throw errors.station_in_use()
    return orRefuse(await removeToBin(context, stations, id, ({ name }) => name), errors)
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, stations, 'orderStation', input.ids), errors),
  ),
}

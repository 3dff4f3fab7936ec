import { eq } from 'drizzle-orm'
import { outlets as contract } from '#contract/hotel/outlets.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { insertOnceAndFind, lockRow, reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { nextListOrder } from '../listOrder.queries.ts'
import { menus } from '../menus/menus.table.ts'
import { findOutlet, listOutlets } from './outlets.queries.ts'
import { outlets } from './outlets.table.ts'

const on = inTransaction(contract)

export const outletsRoutes = {
  list: on.list.handler(({ context: { db } }) => listOutlets(db)),

  one: on.one.handler(async ({ context: { db }, input, errors }) => orRefuse(await findOutlet(db, input.id), errors)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const row = { ...input, orderOutlet: nextListOrder(outlets.orderOutlet), venueId, createdAt: now() }
    return orRefuse(await insertOnceAndFind(db, outlets, row, findOutlet), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, outlets, input, findOutlet), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) => {
    const { db } = context
    // The lock prevents concurrent transactions from adding a menu to the outlet.
    orRefuse(await lockRow(db, outlets, id), errors)
    if ((await db.$count(menus, eq(menus.outletId, id))) > 0) throw errors.in_use()
    return orRefuse(await removeToBin(context, outlets, id, ({ name }) => name), errors)
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, outlets, 'orderOutlet', input.ids), errors),
  ),
}

import { and, eq, sql } from 'drizzle-orm'
import { outlets as contract } from '#contract/hotel/outlets.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { menus } from '../menus/menus.table.ts'
import { reorder } from '../reorder.ts'
import { findOutlet, outlets, outletsInOrder } from './outlets.table.ts'

const on = behindDoor(contract)

export const outletsRoutes = {
  list: on.list.handler(({ context: { db } }) => outletsInOrder(db)),

  one: on.one.handler(async ({ context: { db }, input, errors }) => {
    const outlet = await findOutlet(db, input.id)
    if (!outlet) throw errors.gone()
    return outlet
  }),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    // The same id again is the same intention: answer with what it made the first time.
    await db
      .insert(outlets)
      .values({ ...input, venueId, createdAt: now() })
      .onConflictDoNothing()
    return (await findOutlet(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  update: on.update.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    const changed = await db
      .update(outlets)
      .set({ ...written, version: sql`${outlets.version} + 1` })
      .where(and(eq(outlets.id, id), eq(outlets.version, version)))
      .returning({ id: outlets.id })
    const outlet = await findOutlet(db, id)
    if (!outlet) throw errors.gone()
    if (changed.length === 0) throw errors.stale()
    return outlet
  }),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) => {
    // Locked first: from here on no menu can be tied to it.
    const [outlet] = await db.select({ id: outlets.id }).from(outlets).where(eq(outlets.id, input.id)).for('update')
    if (!outlet) throw errors.gone()
    if ((await db.$count(menus, eq(menus.outletId, input.id))) > 0) throw errors.in_use()
    await db.delete(outlets).where(eq(outlets.id, input.id))
    return { done: true }
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) => {
    if (!(await reorder(db, outlets, 'orderOutlet', input.ids))) throw errors.stale()
    return { done: true }
  }),
}

import { eq, sql } from 'drizzle-orm'
import { messageLimits } from '#contract/club/messages.limits.ts'
import { messages as contract } from '#contract/club/messages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { findMessage, listMessages, messages } from './messages.table.ts'

const on = behindDoor(contract)

/** Adding and ordering take turns: places are worked out from what is there. */
const takeTurns = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(4127001, current_venue())`)

export const messagesRoutes = {
  list: on.list.handler(({ context: { db } }) => listMessages(db)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    await takeTurns(db)
    // The same id again is the same intention: answer with what it made the first time.
    const made = await findMessage(db, input.id)
    if (made) return made
    const [there] = await db
      .select({ count: sql<number>`count(*)::int`, first: sql<number>`coalesce(min(${messages.place}), 0)` })
      .from(messages)
    if ((there?.count ?? 0) >= messageLimits.messages) throw errors.full()
    await db.insert(messages).values({ ...input, venueId, place: (there?.first ?? 0) - 1, createdAt: now() })
    return (await findMessage(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  order: on.order.handler(async ({ context: { db }, input: { ids }, errors }) => {
    await takeTurns(db)
    const there = new Set((await listMessages(db)).map(({ id }) => id))
    const same = new Set(ids).size === ids.length && ids.length === there.size && ids.every((id) => there.has(id))
    if (!same) throw errors.stale()
    for (const [place, id] of ids.entries()) await db.update(messages).set({ place }).where(eq(messages.id, id))
    return listMessages(db)
  }),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(messages).where(eq(messages.id, input.id)).returning({ id: messages.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true }
  }),
}

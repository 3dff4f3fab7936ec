import { and, eq, isNull, sql } from 'drizzle-orm'
import { roomLimits } from '#contract/hotel/rooms.limits.ts'
import { rooms as contract } from '#contract/hotel/rooms.ts'
import { change, findRow, lockRow } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { occupantOf } from '../stays/stays.queries.ts'
import { createRoom, findRoom, roomsOf } from './rooms.queries.ts'
import { sealOf } from './rooms.rules.ts'
import { rooms } from './rooms.table.ts'

const on = behindDoor(contract)

export const roomsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => roomsOf(db, input.kind)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { length } = await roomsOf(db, input.kind)
    if (length >= roomLimits.rooms && !(await findRoom(db, input.id))) throw errors.full()
    // A retried call must not restore a room that was removed meanwhile.
    if ((await findRow(db, rooms, input.id))?.removedAt) throw errors.gone()
    return orRefuse(await createRoom(db, { ...input, venueId, createdAt: now() }), errors)
  }),

  remove: on.remove.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    // The lock prevents concurrent transactions from opening a stay in the room.
    orRefuse(await lockRow(db, rooms, id), errors)
    if (await occupantOf(db, id)) throw errors.room_busy()
    return orRefuse(await change(db, rooms, id, { removedAt: now() }, isNull(rooms.removedAt)), errors)
  }),

  sheet: on.sheet.handler(async ({ context: { db, kernel }, input }) => {
    const found = await roomsOf(db, input.kind)
    return found.map((room) => ({ ...room, seal: sealOf(kernel.secret, room) }))
  }),

  renewSheet: on.renewSheet.handler(async ({ context: { db }, input: { kind } }) => {
    const isCurrent = and(eq(rooms.kind, kind), isNull(rooms.removedAt))
    await db
      .update(rooms)
      .set({ printing: sql`${rooms.printing} + 1` })
      .where(isCurrent)
    return { done: true }
  }),
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { roomLimits } from '#contract/hotel/rooms.limits.ts'
import { rooms as contract } from '#contract/hotel/rooms.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { markAndPutIntoBin } from '#server/kernel/bin/removeToBin.ts'
import { findRow, lockRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findOpenStayId, occupiedCodes } from '../stays/stays.queries.ts'
import { createRoom, findRoom, roomsOfKind } from './rooms.queries.ts'
import { roomSignature } from './rooms.rules.ts'
import { rooms } from './rooms.table.ts'

const on = inTransaction(contract)

export const roomsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => roomsOfKind(db, input.kind)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { length } = await roomsOfKind(db, input.kind)
    if (length >= roomLimits.rooms && !(await findRoom(db, input.id))) throw errors.full()
    // A retried call must not restore a room that was removed meanwhile.
    if ((await findRow(db, rooms, input.id))?.removedAt) throw errors.gone()
    return orRefuse(await createRoom(db, { ...input, venueId, createdAt: now() }), errors)
  }),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) => {
    // The lock prevents concurrent transactions from opening a stay in the room.
    const { kind } = orRefuse(await lockRow(context.db, rooms, id), errors)
    if (await findOpenStayId(context.db, id)) throw errors[occupiedCodes[kind]]()
    return orRefuse(await markAndPutIntoBin(context, rooms, id, ({ number }) => `${number}`), errors)
  }),

  sheet: on.sheet.handler(async ({ context: { db, kernel }, input }) => {
    const found = await roomsOfKind(db, input.kind)
    return found.map((room) => ({ ...room, seal: roomSignature(kernel.secret, room) }))
  }),

  renewSheet: on.renewSheet.handler(async ({ context: { db }, input: { kind } }) => {
    const isCurrent = and(eq(rooms.kind, kind), isNull(rooms.removedAt))
    const renewed = await db
      .update(rooms)
      .set({ printing: sql`${rooms.printing} + 1` })
      .where(isCurrent)
      .returning()
    for (const { printing, ...room } of renewed) recordUpdate(db, { ...room, printing: printing - 1 }, { printing })
    return { done: true }
  }),
}

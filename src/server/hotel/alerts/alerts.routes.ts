import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { alerts as contract } from '#contract/hotel/alerts.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { rooms } from '../rooms/rooms.table.ts'
import type { StayRow } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'

const on = inTransaction(contract)

/** Columns of a stay that store the time of its alerts. */
const alertColumns = { clean: 'cleanAt', pay: 'payAt' } as const satisfies Record<AlertKind, keyof StayRow>
const kinds = Object.keys(alertColumns) as AlertKind[]

const isOpen = isNull(stays.closedAt)
/** Returns 'room_closed' when the stay is closed. */
const updateOpenStay = async (db: Db, stayId: string, values: PgUpdateSetSource<typeof stays>) =>
  (await updateRow(db, stays, stayId, values, isOpen)) === 'gone' ? 'room_closed' : ({ done: true } as const)

export const alertsRoutes = {
  list: on.list.handler(async ({ context: { db } }) => {
    const rows = await db
      .select({ stay: stays, room: { id: rooms.id, kind: rooms.kind, number: rooms.number } })
      .from(stays)
      .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
      .where(and(isOpen, or(isNotNull(stays.cleanAt), isNotNull(stays.payAt))))
      .orderBy(asc(stays.openedAt))
    return rows
      .flatMap(({ stay, room }) =>
        kinds.flatMap((what) => {
          const at = stay[alertColumns[what]]
          return at ? [{ stayId: stay.id, room, what, at: at.toISOString() }] : []
        }),
      )
      .sort((a, b) => a.at.localeCompare(b.at))
  }),

  remove: on.remove.handler(async ({ context: { db, notifyOnly }, input: { stayId, what }, errors }) => {
    notifyOnly('guest', stayId)
    return orRefuse(await updateRow(db, stays, stayId, { [alertColumns[what]]: null }), errors)
  }),

  ask: on.ask.handler(async ({ context: { db, caller, now, notifyOnly }, input: { what }, errors }) => {
    notifyOnly('guest', caller.subject)
    const firstRequestAt = sql`coalesce(${stays[alertColumns[what]]}, ${now().toISOString()})`
    return orRefuse(await updateOpenStay(db, caller.subject, { [alertColumns[what]]: firstRequestAt }), errors)
  }),

  withdraw: on.withdraw.handler(async ({ context: { db, caller, notifyOnly }, input: { what }, errors }) => {
    notifyOnly('guest', caller.subject)
    return orRefuse(await updateOpenStay(db, caller.subject, { [alertColumns[what]]: null }), errors)
  }),

  setNoDisturb: on.setNoDisturb.handler(async ({ context: { db, caller, notifyOnly }, input, errors }) => {
    notifyOnly('guest', caller.subject)
    return orRefuse(await updateOpenStay(db, caller.subject, input), errors)
  }),
}

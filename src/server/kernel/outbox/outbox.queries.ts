import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Db, setVenue } from '../db/database.ts'
import { isAnyOf } from '../db/rowOperations.ts'

type Column<Data> = AnyPgColumn<{ data: Data }>
/** A table of messages that are inserted in the transaction that causes them and sent after the commit. */
export type Outbox = PgTable & {
  venueId: Column<number>
  id: Column<string>
  tries: Column<number>
  dueAt: Column<Date>
  sentAt: Column<Date>
}

/** Columns of an outbox row that sending it, and recording the result, need. */
export interface OutboxRow {
  venueId: number
  id: string
  tries: number
}

/** A time by the database's clock, so that nodes with different clocks do not take the same row. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isDue = ({ sentAt, dueAt }: Outbox) => and(isNull(sentAt), lte(dueAt, sql`now()`))

const set = (db: Db, box: Outbox, id: string, to: Record<string, unknown>) =>
  db
    .update(box)
    .set(to as PgUpdateSetSource<Outbox>)
    .where(and(eq(box.id, id), isNull(box.sentAt)))

/**
 * Takes up to `limit` rows of one venue, those that are due for the longest time, and leases them to this node for
 * `seconds`. `outbox` is the value of the setting casa.errand for which the table's policy shows the unsent rows of all
 * venues.
 */
export const takeDueRows = async <T extends Outbox>(
  db: Db,
  box: T,
  { outbox, seconds, limit }: { outbox: string; seconds: number; limit: number },
): Promise<T['$inferSelect'][]> => {
  const table: PgTable = box
  await db.execute(sql`select set_config('casa.errand', ${outbox}, true)`)
  const [next] = await db
    .select({ venueId: sql<number>`${box.venueId}` })
    .from(table)
    .where(isDue(box))
    .orderBy(box.dueAt)
    .limit(1)
  await db.execute(sql`select set_config('casa.errand', '', true)`)
  if (!next) return []
  await setVenue(db, next.venueId)
  const taken: T['$inferSelect'][] = await db
    .select()
    .from(table)
    .where(isDue(box))
    .orderBy(box.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = taken.map((row) => row.id as string)
  await db
    .update(box)
    .set({ dueAt: secondsFromNow(seconds) } as PgUpdateSetSource<Outbox>)
    .where(isAnyOf(box.id, ids))
  return taken
}

/** Takes the row that is due for the longest time. Returns null if none is due. */
export const takeDueRow = async <T extends Outbox>(
  db: Db,
  box: T,
  outbox: string,
  seconds: number,
): Promise<T['$inferSelect'] | null> => (await takeDueRows(db, box, { outbox, seconds, limit: 1 }))[0] ?? null

export const markSent = (db: Db, box: Outbox, { id }: OutboxRow, also: object = {}) =>
  set(db, box, id, { ...also, sentAt: sql`now()` })

/** Records a failed attempt; the row is due again after `seconds`. */
export const markFailed = (db: Db, box: Outbox, { id, tries }: OutboxRow, seconds: number, also: object = {}) =>
  set(db, box, id, { ...also, tries: tries + 1, dueAt: secondsFromNow(seconds) })

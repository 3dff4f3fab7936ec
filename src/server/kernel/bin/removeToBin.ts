import { getTableName } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { binLimits } from '#contract/kernel/bin.limits.ts'
import { recordRemoval } from '../activity/recordedChanges.ts'
import { lockRow, type TableWithId } from '../db/rowOperations.ts'
import type { TransactionContext } from '../door.ts'
import { bin, binFiles } from './bin.table.ts'
import { deleteRows, markRows, readRowsToRemove } from './storedRows.ts'

type RemovalContext = Pick<TransactionContext, 'db' | 'venueId' | 'endpoint' | 'now' | 'alsoChanges'> & {
  caller: { name: string }
}
interface Removed {
  done: true
  binId: string
}

/**
 * Moves rows of a table, and all rows that are deleted with them, to one entry of the bin. Returns the entry's id. With `marked`
 * the rows are not deleted, but marked as removed.
 */
export const removeRowsToBin = async (
  { db, venueId, caller, endpoint, now, alsoChanges }: RemovalContext,
  table: TableWithId,
  ids: readonly string[],
  label: string,
  marked = false,
): Promise<string> => {
  const { stored, pictureIds } = await readRowsToRemove(db, getTableName(table), ids, marked)
  const entry = { venueId, kind: endpoint, label: label.slice(0, binLimits.label), rows: stored }
  const [made] = await db
    .insert(bin)
    .values({ ...entry, deletedAt: now(), deletedBy: caller.name })
    .returning({ id: bin.id })
  if (!made) throw new Error('the entry of the bin was not stored')
  if (pictureIds.length > 0)
    await db.insert(binFiles).values(pictureIds.map((fileId) => ({ venueId, binId: made.id, fileId })))
  const [removed] = stored
  if (removed) await (marked ? markRows(db, removed, now()) : deleteRows(db, removed))
  alsoChanges('kernel.bin')
  return made.id
}

type RemovalArguments<T extends TableWithId> = [
  context: RemovalContext,
  table: T,
  id: string,
  /** Names the row in the bin. */
  labelOf: (row: T['$inferSelect']) => string,
]

/**
 * Moves one row to the bin; 'gone' if it does not exist or is removed already. `marked` leaves the row in its table and marks it as
 * removed.
 */
const moveRowToBin = async <T extends TableWithId>(
  marked: boolean,
  [context, table, id, labelOf]: RemovalArguments<T>,
): Promise<Removed | 'gone'> => {
  const row = await lockRow(context.db, table, id)
  if (!row || ('removedAt' in row && row.removedAt)) return 'gone'
  recordRemoval(context.db, row)
  return { done: true, binId: await removeRowsToBin(context, table, [id], labelOf(row), marked) }
}

/** Moves a row to the bin, from which it can be restored for 30 days. */
export const removeToBin = <T extends TableWithId>(...removal: RemovalArguments<T>) => moveRowToBin(false, removal)

type MarkedTable = TableWithId & { removedAt: AnyPgColumn<{ data: Date }> }

/** Like `removeToBin`, for a row that other rows refer to: it stays in its table and is marked as removed. */
export const markAndPutIntoBin = <T extends MarkedTable>(...removal: RemovalArguments<T>) => moveRowToBin(true, removal)

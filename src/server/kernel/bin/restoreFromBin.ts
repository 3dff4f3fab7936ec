import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BinnedRemoval } from '#contract/removals.ts'
import { type Db, withPurpose } from '../db/database.ts'
import { lockRow } from '../db/rowOperations.ts'
import { foreignKeyViolation, hasSqlState, uniqueViolation } from '../db/sqlState.ts'
import { bin, binFiles, type StoredRow, type StoredRows } from './bin.table.ts'
import { insertRows, markRows, toTypedRows } from './storedRows.ts'

/** Decides before a restoration which of the removed rows return; 'full' if there is no room for them. */
export type RestoreRule = (db: Db, rows: readonly StoredRow[]) => Promise<StoredRow[] | 'full'>

/** Rules by the endpoint of the removal. A removal without a rule always returns its rows. */
export type RestoreRules = Partial<Record<BinnedRemoval, RestoreRule>>

/**
 * Makes a rule from `decide`, which is called for each removed row: 'full' refuses the restoration, 'skip' leaves the row
 * out. A row whose removal deleted other rows cannot be left out.
 */
export const restoreRule =
  <T extends PgTable>(
    table: T,
    decide: (db: Db, row: T['$inferSelect']) => Promise<'full' | 'skip' | 'restore'>,
  ): RestoreRule =>
  async (db, rows) => {
    const returning: StoredRow[] = []
    for (const row of rows) {
      const [typed] = await toTypedRows(db, table, [row])
      const decision = typed ? await decide(db, typed) : 'skip'
      if (decision === 'full') return 'full'
      if (decision === 'restore') returning.push(row)
    }
    return returning
  }

/** The code of the refusal for a restoration whose rows the database does not accept any more; throws other errors again. */
const refusalOf = (error: unknown) => {
  if (hasSqlState(error, uniqueViolation)) return 'place_taken'
  if (hasSqlState(error, foreignKeyViolation)) return 'parent_gone'
  throw error
}

const putBack = async (db: Db, stored: readonly StoredRows[], rule: RestoreRule | undefined) => {
  const [first, ...others] = stored
  if (!first) return null
  const returning = rule ? await rule(db, first.rows) : first.rows
  if (returning === 'full') return 'full'
  try {
    if (first.marked) await markRows(db, first, null)
    // The purpose keeps triggers from reporting the rows as new ones.
    else
      await withPurpose(db, 'restore', async () => {
        for (const rows of [{ ...first, rows: returning }, ...others]) await insertRows(db, rows)
      })
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

/** An entry of the bin, locked until the transaction ends. */
export const lockBinEntry = (db: Db, id: string) => lockRow(db, bin, id)

/** Puts the rows of an entry back into their tables. The entry stays and is marked, so that it is restored once. */
export const restoreBinEntry = async (
  db: Db,
  entry: NonNullable<Awaited<ReturnType<typeof lockBinEntry>>>,
  rule: RestoreRule | undefined,
  now: Date,
) => {
  const refused = await putBack(db, entry.rows, rule)
  if (refused) return refused
  await db.delete(binFiles).where(eq(binFiles.binId, entry.id))
  await db.update(bin).set({ restoredAt: now, rows: [] }).where(eq(bin.id, entry.id))
  return { done: true } as const
}

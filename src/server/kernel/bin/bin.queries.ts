import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { binLimits } from '#contract/kernel/bin.limits.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '../db/database.ts'
import { decodeCursor, toPage } from '../db/keyset.ts'
import { bin } from './bin.table.ts'

const day = 24 * 3_600_000
const keptFor = binLimits.days * day

const CursorKey = z.tuple([Moment, Id])

interface Filter {
  kind?: string | undefined
  search?: string | undefined
  after?: string | undefined
}

/** One page of the entries that can be restored, most recently removed first, without their rows. */
export const listBinEntries = async (db: Db, { kind, search, after }: Filter, now: Date) => {
  const { id, label, deletedAt, deletedBy } = bin
  const end = decodeCursor(CursorKey, after)
  const rows = await db
    .select({ id, kind: bin.kind, label, deletedAt, deletedBy })
    .from(bin)
    .where(
      and(
        isNull(bin.restoredAt),
        gt(deletedAt, new Date(now.getTime() - keptFor)),
        kind ? eq(bin.kind, kind) : undefined,
        search ? sql`strpos(plain(${label}), plain(${search})) > 0` : undefined,
        end ? sql`(${deletedAt}, ${id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(binLimits.page + 1)
  const entries = rows.map((row) => ({
    ...row,
    deletedAt: row.deletedAt.toISOString(),
    daysLeft: Math.ceil((row.deletedAt.getTime() + keptFor - now.getTime()) / day),
  }))
  const { page, next } = toPage(entries, binLimits.page, (last) => [last.deletedAt, last.id])
  return { entries: page, next }
}

/** Deletes the entries whose 30 days are over. Uses the database's clock: a wrong clock of a node deletes nothing early. */
export const deleteExpiredEntries = (db: Db) =>
  db.delete(bin).where(lt(bin.deletedAt, sql`now() - make_interval(days => ${binLimits.days})`))

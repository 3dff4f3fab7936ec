import { desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { Id, Moment } from '#contract/kernel/values.ts'
import { decodeCursor } from '#server/kernel/db/keyset.ts'

const CursorKey = z.tuple([Moment, Id])

/** ORDER BY and WHERE terms for a page of rows, newest first, that starts after the cursor. */
export const newestFirstPage = (at: AnyPgColumn, id: AnyPgColumn, after: string | undefined) => {
  const end = decodeCursor(CursorKey, after)
  const afterCursor: SQL | undefined = end ? sql`(${at}, ${id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  return { afterCursor, order: [desc(at), desc(id)] }
}

export const cursorKeyOf = (at: Date, id: string) => [at.toISOString(), id]

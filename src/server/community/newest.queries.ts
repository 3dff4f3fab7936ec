import { desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { Id, Moment } from '#contract/kernel/values.ts'
import { readCursor } from '#server/kernel/db/keyset.ts'

const PageEnd = z.tuple([Moment, Id])

/** Things by when they happened, the newest first, from where the page before ended. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn, after: string | undefined) => {
  const end = readCursor(PageEnd, after)
  const further: SQL | undefined = end ? sql`(${at}, ${id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  return { further, order: [desc(at), desc(id)] }
}

export const endAt = (at: Date, id: string) => [at.toISOString(), id]

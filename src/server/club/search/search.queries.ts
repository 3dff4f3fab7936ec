import { and, asc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { Id, printable } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { pairOf, plainWords } from './search.rules.ts'
import { type Subject, words } from './search.table.ts'

const last = '\u{10ffff}'
/** A page of a common word is met within so many rows of the list. */
const nearby = 2000

type Searched = PgTable & { id: AnyPgColumn<{ data: string }>; search: AnyPgColumn<{ data: string }> }

const beginning = (subject: Subject, word: string) =>
  and(eq(words.subject, subject), gte(words.word, word), lt(words.word, word + last))

// Not LIKE: the planner takes that for rarer than it is, and would rather sort the whole table than walk it.
const holds = (typed: readonly string[], search: SQLWrapper) =>
  and(...typed.map((word) => sql`strpos(' ' || ${search}, ${` ${word}`}) > 0`))

const PageEnd = z.tuple([printable, Id])

export interface Asked {
  search?: string | undefined
  after?: string | undefined
}

/**
 * The ids of a page of the list, in its order: of those rows in which every typed word begins a word.
 * Row-level security lets only comparisons that cannot leak use an index: ranges of text can, LIKE cannot.
 */
export const findPage = async (
  db: Db,
  subject: Subject,
  table: Searched,
  listed: SQL | undefined,
  asked: Asked,
  size: number,
) => {
  const end = readCursor(PageEnd, asked.after)
  const typed = plainWords(asked.search ?? '').toSorted((a, b) => b.length - a.length)
  const [longest] = typed
  const pair = pairOf(typed)

  /** Rows in the list's order, from where the page before ended. */
  const rowsOf = (from: Searched, where: SQL | undefined, most: number) => {
    const { search, id } = from
    const further = end ? sql`(${search}, ${id}) > (${end[0]}, ${end[1]}::uuid)` : undefined
    return (
      db
        // Two words of one row may begin alike.
        .selectDistinct({ search: sql<string>`${search}`.as('search'), id: sql<string>`${id}`.as('id') })
        .from(from)
        .where(and(where, further))
        .orderBy(asc(search), asc(id))
        .limit(most)
    )
  }
  const inList = async () => {
    if (longest === undefined) return rowsOf(table, listed, size + 1)
    const near = rowsOf(table, listed, nearby).as('near')
    return db
      .select()
      .from(near)
      .where(holds(typed, near.search))
      .orderBy(near.search, near.id)
      .limit(size + 1)
  }
  const amongWords = (where: SQL | undefined) => rowsOf(words, and(where, holds(typed, words.search)), size + 1)
  const find = async () => {
    if (pair) return amongWords(and(eq(words.subject, subject), eq(words.word, pair)))
    const met = await inList()
    return longest === undefined || met.length > size ? met : amongWords(beginning(subject, longest))
  }

  const { page, next } = pageOf(await find(), size, (row) => [row.search, row.id])
  return { ids: page.map((row) => row.id), next }
}

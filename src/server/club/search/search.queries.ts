import { and, asc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { Id, printable } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { pairOf, typedWords } from './search.rules.ts'
import { type Subject, words } from './search.table.ts'

const last = '\u{10ffff}'
/** A page of a common word is met within so many rows of the list. */
const nearby = 2000
/** So many words that begin alike are looked up one by one, each in the order of the list. */
const alikeAtMost = 64
/** So few of them cost less than walking the list. */
const few = 8
/** So few letters begin more words than that. */
const shortest = 2

type Searched = PgTable & { id: AnyPgColumn<{ data: string }>; search: AnyPgColumn<{ data: string }> }

const beginning = (subject: Subject, word: string) =>
  and(eq(words.subject, subject), gte(words.word, word), lt(words.word, word + last))

// Not LIKE: the planner takes that for rarer than it is, and would rather sort the whole table than walk it.
const holds = (typed: readonly string[], search: SQLWrapper) =>
  and(...typed.map((word) => sql`strpos(' ' || ${search}, ${` ${word}`}) > 0`))

/** The different words that begin so, found by leaping from one to the next; null where they are many. */
const wordsBeginning = async (db: Db, subject: Subject, word: string, most: number): Promise<string[] | null> => {
  const next = (after: SQL) => sql`(select w.word from ${words} w
    where w.subject = ${subject} and ${after} and w.word < ${word + last} order by w.word limit 1)`
  const { rows } = await db.execute<{ word: string }>(sql`with recursive alike as (
      select ${next(sql`w.word >= ${word}`)} as word
      union all select ${next(sql`w.word > alike.word`)} from alike where alike.word is not null
    ) select word from alike where word is not null limit ${most + 1}`)
  return rows.length > most ? null : rows.map((row) => row.word)
}

const PageEnd = z.tuple([printable, Id])

export interface Asked {
  search?: string | undefined
  after?: string | undefined
  /** What the words know nothing of: where it is asked for, the list is walked. */
  only?: SQL | undefined
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
  const typed = typedWords(asked.search ?? '').toSorted((a, b) => b.length - a.length)
  const [longest] = typed
  const pair = pairOf(typed)

  const further = ({ search, id }: Pick<Searched, 'search' | 'id'>) =>
    end ? sql`(${search}, ${id}) > (${end[0]}, ${end[1]}::uuid)` : undefined
  /** Rows in the list's order, from where the page before ended. */
  const rowsOf = (from: Searched, where: SQL | undefined, most: number) => {
    const { search, id } = from
    return (
      db
        // Two words of one row may begin alike.
        .selectDistinct({ search: sql<string>`${search}`.as('search'), id: sql<string>`${id}`.as('id') })
        .from(from)
        .where(and(where, further(from)))
        .orderBy(asc(search), asc(id))
        .limit(most)
    )
  }
  const nearInList = () => {
    const near = rowsOf(table, listed, nearby).as('near')
    return db
      .select()
      .from(near)
      .where(holds(typed, near.search))
      .orderBy(near.search, near.id)
      .limit(size + 1)
  }
  const amongWords = (where: SQL | undefined) => rowsOf(words, and(where, holds(typed, words.search)), size + 1)
  const isWord = (word: SQLWrapper | string) => and(eq(words.subject, subject), sql`${words.word} = ${word}`)
  /** The first of each word, of which the first of all are taken: what is common, but late in the list, is not sorted. */
  const amongAlike = async (alike: readonly string[]) => {
    const where = and(isWord(sql`alike.word`), holds(typed, words.search), further(words))
    const { rows } = await db.execute<{ search: string; id: string }>(sql`
      select distinct found.search, found.id from unnest(${sql.param([...alike])}::text[]) as alike(word),
        lateral (select ${words.search}, ${words.id} from ${words} where ${where}
          order by ${words.search}, ${words.id} limit ${size + 1}) found
      order by found.search, found.id limit ${size + 1}`)
    return rows
  }
  const find = async () => {
    if (asked.only) return rowsOf(table, and(listed, asked.only, holds(typed, table.search)), size + 1)
    if (pair) return amongWords(isWord(pair))
    if (longest === undefined) return rowsOf(table, listed, size + 1)
    const alike = async (most: number) =>
      longest.length > shortest ? wordsBeginning(db, subject, longest, most) : null
    const rare = await alike(few)
    if (rare) return amongAlike(rare)
    const met = await nearInList()
    if (met.length > size) return met
    const common = await alike(alikeAtMost)
    return common ? amongAlike(common) : amongWords(beginning(subject, longest))
  }

  const { page, next } = pageOf(await find(), size, (row) => [row.search, row.id])
  return { ids: page.map((row) => row.id), next }
}

import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, type PgTable, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { ofVenue, venueId } from '#server/kernel/db/columns.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { pairOf, plainWords } from './search.rules.ts'

/** Compared byte by byte, so that 'begins with' is a range and the order is the same on every machine. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

const subjects = ['person', 'bag'] as const
type Subject = (typeof subjects)[number]

/**
 * Each word that a person or a bag is found by, with the text it comes from: the order of the list.
 * Triggers keep it; all its columns are the key, so that a search reads nothing but the index (docs/decisions/0010-search.md).
 */
export const words = pgTable(
  'club_words',
  {
    venueId: venueId(),
    subject: text({ enum: subjects }).notNull(),
    word: bytewise().notNull(),
    search: bytewise().notNull(),
    id: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.subject, t.word, t.search, t.id] }), ofVenue(t)],
)

/** Up to so many finds are sorted; of more, walking the list in its own order meets a page sooner: the longer the list, the later. */
const fewEnough: Record<Subject, number> = { person: 1500, bag: 700 }
const last = '\u{10ffff}'

type Searched = PgTable & { id: AnyPgColumn<{ data: string }>; search: AnyPgColumn<{ data: string }> }

const beginning = (subject: Subject, word: string) =>
  and(eq(words.subject, subject), gte(words.word, word), lt(words.word, word + last))

/**
 * Where to look: in the list itself, or among the words, at a pair of them or at those that begin with one.
 * What that does not settle yet is looked for in the text of each row.
 */
const placeFor = async (db: Db, subject: Subject, table: Searched, listed: SQL | undefined, typed: string[]) => {
  const pair = pairOf(typed)
  if (pair) return { from: words, where: and(eq(words.subject, subject), eq(words.word, pair)), unsettled: typed }
  const rare = await firstRare(db, subject, typed)
  if (rare === undefined) return { from: table, where: listed, unsettled: typed }
  return { from: words, where: beginning(subject, rare), unsettled: typed.filter((word) => word !== rare) }
}

/** The first of these words that few begin with; undefined when all are common. */
const firstRare = async (db: Db, subject: Subject, longestFirst: string[]) => {
  const few = fewEnough[subject]
  for (const word of longestFirst) {
    const found = db
      .select({ id: words.id })
      .from(words)
      .where(beginning(subject, word))
      .limit(few + 1)
    if ((await db.$count(found.as('found'))) <= few) return word
  }
  return undefined
}

// Not LIKE: the planner takes that for rarer than it is, and would rather sort the whole table than walk it.
const holds = (search: AnyPgColumn, word: string) => sql`strpos(' ' || ${search}, ${` ${word}`}) > 0`

const PageEnd = z.tuple([z.string(), z.uuid()])

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
  const { from, where, unsettled } = await placeFor(db, subject, table, listed, typed)
  const { search, id } = from
  const rows = await db
    // Two words of one row may begin alike.
    .selectDistinct({ search: sql<string>`${search}`, id: sql<string>`${id}` })
    .from(from)
    .where(
      and(
        where,
        end ? sql`(${search}, ${id}) > (${end[0]}, ${end[1]}::uuid)` : undefined,
        ...unsettled.map((word) => holds(search, word)),
      ),
    )
    .orderBy(asc(search), asc(id))
    .limit(size + 1)
  const { page, next } = pageOf(rows, size, (end) => [end.search, end.id])
  return { ids: page.map((row) => row.id), next }
}

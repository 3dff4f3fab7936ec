import { and, asc, eq, exists, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { Id, printableText } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { parseSearchWords, wordPairKeyOf } from './search.rules.ts'
import { type SearchSubject, searchWords } from './search.table.ts'

/** Sorts after every other character, so that `prefix + lastCharacter` ends the range of a prefix. */
const lastCharacter = '\u{10ffff}'
/** If many words begin with the search text, this many rows are scanned in the list's order; they usually contain a full page. */
const scannedRows = 2000
/** Up to this many different words with the typed prefix are looked up one by one in the index. */
const maxWords = 64
/** Up to this many words the index look-up is cheaper than scanning the list. */
const fewWords = 8
/** Prefixes up to this length begin too many words for the look-up. */
const shortPrefix = 2

type SearchableTable = PgTable & Record<'id' | 'search', AnyPgColumn<{ data: string }>>

/** The entries of a subject whose word begins with `word`. */
export const startsWith = (subject: SearchSubject, word: string) =>
  and(eq(searchWords.subject, subject), gte(searchWords.word, word), lt(searchWords.word, word + lastCharacter))

// strpos instead of LIKE: the planner underestimates the matches of LIKE and then sorts the whole table.
const containsAll = (typed: readonly string[], search: SQLWrapper) =>
  and(...typed.map((word) => sql`strpos(' ' || ${search}, ${` ${word}`}) > 0`))

/** The different words with this prefix, found by jumping through the index; null when there are more than `limit`. */
const findWords = async (db: Db, subject: SearchSubject, prefix: string, limit: number): Promise<string[] | null> => {
  const next = (after: SQL) => sql`(select w.word from ${searchWords} w
    where w.subject = ${subject} and ${after} and w.word < ${prefix + lastCharacter} order by w.word limit 1)`
  const { rows } = await db.execute<{ word: string }>(sql`with recursive matching as (
      select ${next(sql`w.word >= ${prefix}`)} as word
      union all select ${next(sql`w.word > matching.word`)} from matching where matching.word is not null
    ) select word from matching where word is not null limit ${limit + 1}`)
  return rows.length > limit ? null : rows.map((row) => row.word)
}

const CursorKey = z.tuple([printableText, Id])

export interface SearchQuery {
  search?: string | undefined
  after?: string | undefined
  /** A condition on columns that the search index does not contain; the rows of the list are read for it. */
  filter?: SQL | undefined
}

/**
 * The ids of one page of a list, in the list's order: rows in which every typed word begins a word. The search uses
 * ranges of text, because under row-level security PostgreSQL uses an index only for leakproof operators; LIKE is not
 * one (docs/decisions/0010-search.md).
 */
export const findSearchPage = async (
  db: Db,
  subject: SearchSubject,
  table: SearchableTable,
  unfilteredCondition: SQL | undefined,
  query: SearchQuery,
  size: number,
) => {
  const listCondition = and(unfilteredCondition, query.filter)
  const isFiltered =
    query.filter &&
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, searchWords.id), query.filter)),
    )
  const end = decodeCursor(CursorKey, query.after)
  const typed = parseSearchWords(query.search ?? '').toSorted((a, b) => b.length - a.length)
  const [longest] = typed
  const pair = wordPairKeyOf(typed)

  const afterCursor = ({ search, id }: Pick<SearchableTable, 'search' | 'id'>) =>
    end ? sql`(${search}, ${id}) > (${end[0]}, ${end[1]}::uuid)` : undefined
  /** Rows in the list's order, starting after the previous page. */
  const rowsOf = (from: SearchableTable, where: SQL | undefined, limit: number) => {
    const { search, id } = from
    return (
      db
        // A row has several entries in the index when two of its words have the prefix.
        .selectDistinct({ search: sql<string>`${search}`.as('search'), id: sql<string>`${id}`.as('id') })
        .from(from)
        .where(and(where, afterCursor(from)))
        .orderBy(asc(search), asc(id))
        .limit(limit)
    )
  }
  const scanList = () => {
    const scanned = rowsOf(table, listCondition, scannedRows).as('scanned')
    return db
      .select()
      .from(scanned)
      .where(containsAll(typed, scanned.search))
      .orderBy(scanned.search, scanned.id)
      .limit(size + 1)
  }
  const searchIndex = (where: SQL | undefined) =>
    rowsOf(searchWords, and(where, containsAll(typed, searchWords.search), isFiltered), size + 1)
  const isWord = (word: SQLWrapper | string) =>
    and(eq(searchWords.subject, subject), sql`${searchWords.word} = ${word}`)
  /** Takes the first rows of each word and merges them, so that the many rows of a common word are not sorted. */
  const searchByWords = async (found: readonly string[]) => {
    const ofWord = and(isWord(sql`matched.word`), containsAll(typed, searchWords.search), isFiltered)
    const where = and(ofWord, afterCursor(searchWords))
    const { rows } = await db.execute<{ search: string; id: string }>(sql`
      select distinct found.search, found.id from unnest(${sql.param([...found])}::text[]) as matched(word),
        lateral (select ${searchWords.search}, ${searchWords.id} from ${searchWords} where ${where}
          order by ${searchWords.search}, ${searchWords.id} limit ${size + 1}) found
      order by found.search, found.id limit ${size + 1}`)
    return rows
  }
  const find = async () => {
    if (pair) return searchIndex(isWord(pair))
    if (longest === undefined) return rowsOf(table, listCondition, size + 1)
    const wordsUpTo = async (limit: number) =>
      longest.length > shortPrefix ? findWords(db, subject, longest, limit) : null
    const rareWords = await wordsUpTo(fewWords)
    if (rareWords) return searchByWords(rareWords)
    const scanned = await scanList()
    if (scanned.length > size) return scanned
    const commonWords = await wordsUpTo(maxWords)
    return commonWords ? searchByWords(commonWords) : searchIndex(startsWith(subject, longest))
  }

  const { page, next } = toPage(await find(), size, (row) => [row.search, row.id])
  return { ids: page.map((row) => row.id), next }
}

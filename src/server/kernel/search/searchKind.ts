import { and, between, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { SearchResult } from '#contract/kernel/search.ts'
import type { PageName } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'

type StaffRole = 'staff' | 'admin'

export interface SearchRequest {
  db: Db
  kernel: Omit<Kernel, 'database'>
  venueId: number
  role: StaffRole
  /** Typed words in lower case and without accents, never none. */
  words: readonly string[]
  limit: number
}

/** Something that the search finds. A feature declares it in `<feature>.search.ts`. */
export interface SearchKind {
  /** Unique name: that of its feature, or one that begins with the product's name. */
  name: string
  /** Words that name the kind, normalized: in 'bolsa herrera' the first word is not part of the bag's text. */
  nouns: readonly string[]
  /** Pages that the results open. A role without a page does not find the kind. */
  pages: Partial<Record<StaffRole, PageName>>
  /** The first results, at most `limit`. */
  find: (request: SearchRequest) => Promise<SearchResult[]>
}

/** SQL condition: every word begins a word of one of the texts. */
export const containsWords = (words: readonly string[], ...texts: SQLWrapper[]) => {
  const text = sql`' ' || plain(${sql.join(texts, sql` || ' ' || `)})`
  return and(...words.map((word) => sql`strpos(${text}, ${` ${word}`}) > 0`))
}

/** A number with more digits may exceed PostgreSQL's integer. */
const maxDigits = 9

/**
 * SQL condition: the number begins with the only typed word; undefined if several words or letters were typed. Ranges of
 * integers can use an index under row-level security (docs/decisions/0010).
 */
export const startsWithNumber = (words: readonly string[], column: AnyPgColumn) => {
  const [digits = '', ...others] = words
  if (others.length > 0 || !/^[1-9]\d*$/.test(digits) || digits.length > maxDigits) return undefined
  const ranges = Array.from({ length: maxDigits - digits.length + 1 }, (_, zeros) => {
    const first = Number(digits) * 10 ** zeros
    return between(column, first, first + 10 ** zeros - 1)
  })
  return or(...ranges)
}

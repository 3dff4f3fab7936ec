import { asc, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { communitySearchText } from '../search.text.ts'

type ListTable = PgTable & Record<'id' | 'place' | 'hidden', AnyPgColumn>

interface ListSearch extends Pick<SearchKind, 'name' | 'pages'> {
  words: { kind: string; nouns: readonly string[] }
  table: ListTable
  title: AnyPgColumn
  /** Shown beside the title. It is not searched. */
  detail?: AnyPgColumn
  list: string
  edit: (id: string) => string
}

/** Entries of a list of /community-admin by their title. Admins open the entry, staff its list. */
export const listSearch = ({
  name,
  pages,
  words: { kind, nouns },
  table,
  title,
  detail,
  list,
  edit,
}: ListSearch): SearchKind => ({
  name,
  nouns,
  pages,
  async find({ db, words, limit, role }) {
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        title: sql<string>`${title}`,
        detail: detail ? sql<string>`${detail}` : sql<string>`''`,
        hidden: sql<boolean>`${table.hidden}`,
      })
      .from(table)
      .where(containsWords(words, title))
      .orderBy(asc(table.place), asc(table.id))
      .limit(limit)
    return rows.map((row) => ({
      id: row.id,
      kind,
      title: row.title,
      detail: [row.detail, row.hidden ? communitySearchText.hidden : ''].filter(Boolean).join(' · '),
      link: role === 'admin' ? edit(row.id) : list,
    }))
  },
})

import { asc } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { clubSearchText as text } from '../search.text.ts'
import { tvs } from './screens.table.ts'

/** Televisions. Only admins open the page that lists them. */
export const tvsSearch: SearchKind = {
  name: 'club.screens',
  nouns: text.tvs,
  pages: { admin: 'screensAdmin' },
  async find({ db, words, limit }) {
    const { id, name, boards } = tvs
    const rows = await db
      .select({ id, name, boards })
      .from(tvs)
      .where(containsWords(words, name))
      .orderBy(asc(name), asc(id))
      .limit(limit)
    return rows.map((tv) => ({
      id: tv.id,
      kind: text.tv,
      title: tv.name,
      detail: tv.boards.map((board) => text.board[board]).join(', '),
      link: to('screensAdmin'),
    }))
  },
}

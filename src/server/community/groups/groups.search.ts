import { asc } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { communitySearchText as text } from '../search.text.ts'
import { groups } from './groups.table.ts'

export const groupsSearch: SearchKind = {
  name: 'community.groups',
  nouns: text.groups,
  pages: { staff: 'groupAdmin', admin: 'groupAdmin' },
  async find({ db, words, limit }) {
    const { id, name, meetsAt } = groups
    const rows = await db
      .select({ id, title: name, detail: meetsAt })
      .from(groups)
      .where(containsWords(words, name))
      .orderBy(asc(groups.place), asc(id))
      .limit(limit)
    return rows.map((row) => ({ ...row, kind: text.group, link: to('groupAdmin', { idGroup: row.id }) }))
  },
}

import { and, asc, ne } from 'drizzle-orm'
import { to } from '#contract/kernel/pages.ts'
import { kernelSearchText as text } from '../search/search.text.ts'
import { containsWords, type SearchKind } from '../search/searchKind.ts'
import { staffAccounts } from './identity.table.ts'

/** Staff accounts, which only admins manage. */
export const usersSearch: SearchKind = {
  name: 'kernel.users',
  nouns: text.users,
  pages: { admin: 'users' },
  async find({ db, words, limit }) {
    const { id, name, mail, role } = staffAccounts
    const rows = await db
      .select({ id, title: name, detail: mail })
      .from(staffAccounts)
      .where(and(ne(role, 'screen'), containsWords(words, name, mail)))
      .orderBy(asc(name), asc(id))
      .limit(limit)
    return rows.map((row) => ({ ...row, kind: text.user, link: to('users') }))
  },
}

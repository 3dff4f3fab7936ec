import { asc } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { communitySearchText as text } from '../search.text.ts'
import { accountJoin } from './members.queries.ts'
import { memberAccounts, members } from './members.table.ts'

export const membersSearch: SearchKind = {
  name: 'community.members',
  nouns: text.members,
  pages: { staff: 'member', admin: 'member' },
  async find({ db, words, limit }) {
    const { id, firstName, lastName, rol, active } = members
    const { mail } = memberAccounts
    const rows = await db
      .select({ id, firstName, lastName, rol, active, mail })
      .from(members)
      .innerJoin(memberAccounts, accountJoin)
      .where(containsWords(words, firstName, lastName, mail))
      .orderBy(asc(firstName), asc(lastName), asc(id))
      .limit(limit)
    return rows.map((member) => ({
      id: member.id,
      kind: text.member[member.rol],
      title: `${member.firstName} ${member.lastName}`,
      detail: member.active ? member.mail : `${member.mail} · ${text.inactive}`,
      link: to('member', { idMember: member.id }),
    }))
  },
}

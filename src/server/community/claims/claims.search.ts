import { and, desc, eq, or } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { containsWords, type SearchKind, startsWithNumber } from '#server/kernel/search/searchKind.ts'
import { members } from '../members/members.table.ts'
import { communitySearchText as text } from '../search.text.ts'
import { claims } from './claims.table.ts'

export const claimsSearch: SearchKind = {
  name: 'community.claims',
  nouns: text.claims,
  pages: { staff: 'claimAdmin', admin: 'claimAdmin' },
  async find({ db, words, limit }) {
    const { id, number, title, status } = claims
    const { firstName, lastName } = members
    const rows = await db
      .select({ id, number, title, status, firstName, lastName })
      .from(claims)
      .innerJoin(members, and(eq(members.venueId, claims.venueId), eq(members.id, claims.memberId)))
      .where(or(startsWithNumber(words, number), containsWords(words, title)))
      .orderBy(desc(number))
      .limit(limit)
    return rows.map((claim) => ({
      id: claim.id,
      kind: text.claim,
      title: text.claimTitle(claim.number, claim.title),
      detail: `${claim.firstName} ${claim.lastName} · ${text.claimStatus[claim.status]}`,
      link: to('claimAdmin', { idClaim: claim.id }),
    }))
  },
}

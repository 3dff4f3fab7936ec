import { and, asc, eq, isNull } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import type { SearchKind } from '#server/kernel/search/searchKind.ts'
import { people } from '../people/people.table.ts'
import { findSearchPage } from '../search/search.queries.ts'
import { clubSearchText as text } from '../search.text.ts'
import { bags } from './bags.table.ts'

/** Bags and carts that are not archived. */
export const bagsSearch: SearchKind = {
  name: 'club.bags',
  nouns: text.bags,
  pages: { staff: 'bag', admin: 'bag' },
  async find({ db, words, limit }) {
    const isCurrent = isNull(bags.archivedAt)
    const { ids } = await findSearchPage(db, 'bag', bags, isCurrent, { search: words.join(' ') }, limit)
    const { id, type, brand, place } = bags
    const { firstName, lastName, numberSocio } = people
    const rows = await db
      .select({ id, type, brand, place, firstName, lastName, numberSocio })
      .from(bags)
      .innerJoin(people, and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId)))
      .where(isAnyOf(bags.id, ids))
      .orderBy(asc(bags.search), asc(bags.id))
    return rows.map((bag) => ({
      id: bag.id,
      kind: text.bag[bag.type],
      title: bag.brand,
      detail: [`${bag.firstName} ${bag.lastName}`, text.number(bag.numberSocio), bag.place && text.place(bag.place)]
        .filter(Boolean)
        .join(' · '),
      link: to('bag', { idBag: bag.id }),
    }))
  },
}

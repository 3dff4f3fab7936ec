import { asc } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import type { SearchKind } from '#server/kernel/search/searchKind.ts'
import { findSearchPage } from '../search/search.queries.ts'
import { clubSearchText as text } from '../search.text.ts'
import { people } from './people.table.ts'

export const peopleSearch: SearchKind = {
  name: 'club.people',
  nouns: text.people,
  pages: { staff: 'dossier', admin: 'dossier' },
  async find({ db, words, limit }) {
    const { ids } = await findSearchPage(db, 'person', people, undefined, { search: words.join(' ') }, limit)
    const { id, firstName, lastName, numberSocio, active } = people
    const rows = await db
      .select({ id, firstName, lastName, numberSocio, active })
      .from(people)
      .where(isAnyOf(people.id, ids))
      .orderBy(asc(people.search), asc(people.id))
    return rows.map((person) => ({
      id: person.id,
      kind: text.person,
      title: `${person.firstName} ${person.lastName}`,
      detail: [text.number(person.numberSocio), person.active ? '' : text.inactive].filter(Boolean).join(' · '),
      link: to('dossier', { idPerson: person.id }),
    }))
  },
}

import { to } from '#contract/properties/pages.ts'
import type { SearchKind } from '#server/kernel/search/searchKind.ts'
import { propertiesSearchText as text } from '../search.text.ts'
import { loadCatalogue } from './catalogue.ts'
import { loadListingCards } from './listings.queries.ts'
import { searchWordsIn } from './searchWords.rules.ts'

/** Listings that are not archived. */
export const listingsSearch: SearchKind = {
  name: 'properties.listings',
  nouns: text.listings,
  pages: { staff: 'propertyDesk', admin: 'propertyEdit' },
  async find({ db, kernel, venueId, role, words, limit }) {
    // Words such as 'de' are ignored; without others the catalogue would return every listing.
    if (searchWordsIn(words.join(' ')).length === 0) return []
    const catalogue = await loadCatalogue(kernel, db, venueId)
    const { ids } = catalogue.find({ text: words.join(' ') }, 'featured', { scope: 'all', take: limit })
    const page = role === 'admin' ? 'propertyEdit' : 'propertyDesk'
    return (await loadListingCards(db, ids)).map(({ id, number, direction, city, type, operation }) => ({
      id,
      kind: text.listing,
      title: `${direction}, ${city}`,
      detail: text.offer(number, text.type[type], text.operation[operation]),
      link: to(page, { idPropiedad: number }),
    }))
  },
}

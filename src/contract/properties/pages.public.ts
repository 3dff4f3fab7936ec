import { type Address, venueAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { filtersAt } from './filters.limits.ts'
import { tourHosts } from './tours.limits.ts'

const listingAt = ({ params, query }: Address) => [
  lookup(api.properties.listings.shown, { ...venueAt(query), number: Number(params.idPropiedad) }),
  lookup(api.kernel.venues.front, venueAt(query)),
]

/** What everybody sees of the properties. Apart from the back-office's pages: a phone loads this list and not the other. */
export const publicPages = {
  properties: {
    path: '/propiedades',
    who: everyone,
    surface: 'public',
    opens: ({ query }) => [lookup(api.properties.listings.search, { ...venueAt(query), ...filtersAt(query) })],
    frames: tourHosts,
  },
  property: {
    path: '/propiedades/:idPropiedad',
    who: everyone,
    surface: 'public',
    opens: listingAt,
    frames: tourHosts,
  },
  propertySheet: { path: '/propiedades/:idPropiedad/ficha', who: everyone, surface: 'public', opens: listingAt },
} as const satisfies Record<string, Page>

export const to = addressesOf(publicPages)

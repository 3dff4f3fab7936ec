import { type Address, venueAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { filtersAt } from './filters.limits.ts'
import { tourHosts } from './tours.limits.ts'

const listingReads = ({ params, query }: Address) => [
  lookup(api.properties.listings.shown, { ...venueAt(query), number: Number(params.idPropiedad) }),
  lookup(api.kernel.venues.front, venueAt(query)),
]

/** Public pages of the properties, in a file of their own: phones of visitors load only this list of pages. */
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
    opens: listingReads,
    frames: tourHosts,
  },
  propertySheet: { path: '/propiedades/:idPropiedad/ficha', who: everyone, surface: 'public', opens: listingReads },
} as const satisfies Record<string, Page>

export const to = addressesOf(publicPages)

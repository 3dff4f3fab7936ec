import { api, lookup } from '../api.ts'
import { allRoles, type Page } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { type PageUrl, venueFromQuery } from '../pageUrl.ts'
import { listingFilterFromQuery } from './listingFilter.limits.ts'
import { tourHosts } from './tours.limits.ts'

const listingReads = ({ params, query }: PageUrl) => [
  lookup(api.properties.listings.shown, { ...venueFromQuery(query), number: Number(params.idPropiedad) }),
  lookup(api.kernel.venues.front, venueFromQuery(query)),
]
const similarLookup = ({ params, query }: PageUrl) =>
  lookup(api.properties.listings.similar, { ...venueFromQuery(query), number: Number(params.idPropiedad) })

/** Public pages of the properties, in a file of their own: phones of visitors load only this list of pages. */
export const propertiesPublicPages = {
  properties: {
    path: '/propiedades',
    who: allRoles,
    surface: 'public',
    initialReads: ({ query }) => [
      lookup(api.properties.listings.search, { ...venueFromQuery(query), ...listingFilterFromQuery(query) }),
    ],
    frames: tourHosts,
  },
  property: {
    path: '/propiedades/:idPropiedad',
    who: allRoles,
    surface: 'public',
    initialReads: (url) => [...listingReads(url), similarLookup(url)],
    frames: tourHosts,
  },
  propertySheet: {
    path: '/propiedades/:idPropiedad/ficha',
    who: allRoles,
    surface: 'public',
    initialReads: listingReads,
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(propertiesPublicPages)

import { api, lookup } from '../api.ts'
import { adminRoles, allRoles, type Page, staffRoles } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { searchFromQuery, venueFromQuery } from '../pageUrl.ts'
import { type EnquiryState, enquiryStates } from './enquiries.limits.ts'
import { type ListingLane, listingLanes } from './listingStaff.limits.ts'
import { listingLimits } from './listings.limits.ts'

/** Reads the query parameters `one`, `due` and `state`; without a valid value the page shows enquiries of all states. */
export const enquiryFilterFromQuery = (query: URLSearchParams): { id?: string; state?: EnquiryState; due?: true } => {
  const id = query.get('one') ?? ''
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return { id }
  if (query.has('due')) return { due: true }
  const state = enquiryStates.find((known) => known === query.get('state'))
  return state ? { state } : {}
}

/** Reads search term and lane of the back-office list from the URL. */
export const listingListFromQuery = (query: URLSearchParams): { search?: string; lane?: ListingLane } => {
  const lane = listingLanes.find((known) => known === query.get('lane'))
  return { ...searchFromQuery(query, listingLimits.search), ...(lane ? { lane } : {}) }
}

/** Reads the secret of a visit's link from the query parameter `token`. */
export const visitTokenFromQuery = (query: URLSearchParams) => (query.get('token') ?? '').slice(0, 200)

/** Pages of the properties in the back-office, and the page of a visit, whose link is in a mail. */
export const propertiesPages = {
  propertyCreate: {
    path: '/create/propertie',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.users.names)],
  },
  propertiesAdmin: {
    path: '/properties-admin',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.properties.listings.list, listingListFromQuery(query))],
  },
  propertiesEnquiries: {
    path: '/properties-admin/enquiries',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.properties.enquiries.list, enquiryFilterFromQuery(query))],
  },
  propertiesVisits: {
    path: '/properties-admin/visits',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.properties.visits.upcoming)],
  },
  propertiesImport: { path: '/properties-admin/import', who: adminRoles, surface: 'staff' },
  propertiesFigures: {
    path: '/properties-admin/figures',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.properties.figures.recent)],
  },
  propertyDesk: {
    path: '/properties-admin/:idPropiedad/state',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.properties.listings.one, { number: Number(params.idPropiedad) })],
  },
  visit: {
    path: '/visita',
    who: allRoles,
    surface: 'entrance',
    initialReads: ({ query }) => [
      lookup(api.properties.visits.shown, { ...venueFromQuery(query), token: visitTokenFromQuery(query) }),
    ],
  },
  propertyEdit: {
    path: '/properties-admin/:idPropiedad',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params }) => [
      lookup(api.properties.listings.one, { number: Number(params.idPropiedad) }),
      lookup(api.kernel.users.names),
    ],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(propertiesPages)

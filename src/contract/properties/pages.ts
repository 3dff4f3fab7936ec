import { api, lookup } from '../api.ts'
import { adminRoles, type Page, staffRoles } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { searchFromQuery } from '../pageUrl.ts'
import { type EnquiryState, enquiryStates } from './enquiries.limits.ts'
import { listingLimits } from './listings.limits.ts'

/** Reads the query parameter `state`; without a valid value the page shows enquiries of all states. */
export const enquiryStateFromQuery = (query: URLSearchParams): { state?: EnquiryState } => {
  const state = enquiryStates.find((known) => known === query.get('state'))
  return state ? { state } : {}
}

/** Pages of the properties in the back-office. */
export const propertiesPages = {
  propertyCreate: { path: '/create/propertie', who: adminRoles, surface: 'staff' },
  propertiesAdmin: {
    path: '/properties-admin',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.properties.listings.list, searchFromQuery(query, listingLimits.search))],
  },
  propertiesEnquiries: {
    path: '/properties-admin/enquiries',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.properties.enquiries.list, enquiryStateFromQuery(query))],
  },
  propertiesFigures: {
    path: '/properties-admin/figures',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.properties.figures.recent)],
  },
  propertyEdit: {
    path: '/properties-admin/:idPropiedad',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.properties.listings.one, { number: Number(params.idPropiedad) })],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(propertiesPages)

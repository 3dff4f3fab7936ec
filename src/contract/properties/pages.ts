import { searchAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { type EnquiryState, enquiryStates } from './enquiries.limits.ts'
import { listingLimits } from './listings.limits.ts'

/** Reads the query parameter `state`; without a valid value the page shows enquiries of all states. */
export const enquiryStateAt = (query: URLSearchParams): { state?: EnquiryState } => {
  const state = enquiryStates.find((known) => known === query.get('state'))
  return state ? { state } : {}
}

/** Pages of the properties in the back-office. */
export const propertiesPages = {
  propertyCreate: { path: '/create/propertie', who: admins, surface: 'staff' },
  propertiesAdmin: {
    path: '/properties-admin',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.properties.listings.list, searchAt(query, listingLimits.search))],
  },
  propertiesEnquiries: {
    path: '/properties-admin/enquiries',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.properties.enquiries.list, enquiryStateAt(query))],
  },
  propertiesFigures: {
    path: '/properties-admin/figures',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.properties.figures.recent)],
  },
  propertyEdit: {
    path: '/properties-admin/:idPropiedad',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.properties.listings.one, { number: Number(params.idPropiedad) })],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(propertiesPages)

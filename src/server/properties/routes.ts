import { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { listingsRoutes } from './listings/listings.routes.ts'
import { visitsRoutes } from './visits/visits.routes.ts'

/** Handlers of the properties, one key per feature. */
export const propertiesRoutes = {
  listings: listingsRoutes,
  enquiries: enquiriesRoutes,
  visits: visitsRoutes,
  figures: figuresRoutes,
}

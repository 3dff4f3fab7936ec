import { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { listingsRoutes } from './listings/listings.routes.ts'

/** Handlers of the properties, one key per feature. */
export const propertiesRoutes = { listings: listingsRoutes, enquiries: enquiriesRoutes, figures: figuresRoutes }

import { listingsRoutes } from './listings/listings.routes.ts'

/** Properties, feature by feature. */
export const propertiesRoutes = {
  listings: listingsRoutes,
}

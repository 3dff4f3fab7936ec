import { listings } from './listings.ts'

/** Properties, feature by feature. */
export const properties = {
  listings,
}

import { enquiries } from './enquiries.ts'
import { figures } from './figures.ts'
import { listings } from './listings.ts'

/** Properties, feature by feature. */
export const properties = { listings, enquiries, figures }

import { enquiries } from './enquiries.ts'
import { figures } from './figures.ts'
import { listings } from './listings.ts'
import { visits } from './visits.ts'

/** Endpoints of properties, one key per feature. */
export const properties = { listings, enquiries, visits, figures }

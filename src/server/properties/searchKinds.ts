import { enquiriesSearch } from './enquiries/enquiries.search.ts'
import { listingsSearch } from './listings/listings.search.ts'

export const propertiesSearch = [listingsSearch, enquiriesSearch]

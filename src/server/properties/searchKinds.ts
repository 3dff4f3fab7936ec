import { listingsSearch } from './listings/listings.search.ts'

export const propertiesSearch = [listingsSearch]

/** 'Venta', 'Alquiler', 'Alquiler temporario'. */
export const operations = ['sale', 'rent', 'temporary'] as const
export type Operation = (typeof operations)[number]

/** 'Departamento', 'Casa', 'Oficina', 'Lote', 'Cochera'. */
export const listingTypes = ['apartment', 'house', 'office', 'lot', 'garage'] as const
export type ListingType = (typeof listingTypes)[number]

export const conditions = ['brand_new', 'excellent', 'good', 'to_renovate', 'in_construction'] as const
export type Condition = (typeof conditions)[number]

/** What a listing has so many of: rooms, bedrooms, bathrooms, storage rooms, garages, kitchens, meeting rooms, offices. */
export const countedFields = [
  'ambientes',
  'bedrooms',
  'bathrooms',
  'baulera',
  'car',
  'kitchen',
  'meet',
  'office',
] as const
export type CountedField = (typeof countedFields)[number]

export const sorts = ['featured', 'newest', 'price_low', 'price_high', 'largest'] as const
export type Sort = (typeof sorts)[number]

/** Whoever asks for the last of these wants that many rooms or more. */
export const roomChoices = [1, 2, 3, 4, 5] as const
export type RoomChoice = (typeof roomChoices)[number]
export const mostRooms = 5

/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const listingLimits = {
  label: 30,
  direction: 120,
  city: 60,
  description: 4000,
  address: 500,
  photos: 60,
  /** Square metres, and rooms of one kind. */
  meters: 10_000_000,
  count: 999,
  order: 9999,
  /** A venue with more than this puts them in order by their number, not by dragging. */
  dragged: 200,
  search: 80,
  /** On a page of the public list, and of the back-office's. */
  page: 24,
  rows: 50,
  favourites: 100,
} as const

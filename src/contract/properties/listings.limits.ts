/** Ways to offer a property; screens show them as 'Venta', 'Alquiler' and 'Alquiler temporario'. */
export const listingOperations = ['sale', 'rent', 'temporary'] as const
export type ListingOperation = (typeof listingOperations)[number]

/** Types of property; screens show them as 'Departamento', 'Casa', 'Oficina', 'Lote' and 'Cochera'. */
export const listingTypes = ['apartment', 'house', 'office', 'lot', 'garage'] as const
export type ListingType = (typeof listingTypes)[number]

export const listingConditions = ['brand_new', 'excellent', 'good', 'to_renovate', 'in_construction'] as const
export type ListingCondition = (typeof listingConditions)[number]

/** Numbers of rooms, bedrooms, bathrooms, storage rooms, garages, kitchens, meeting rooms and offices of a listing. */
export const countFields = [
  'ambientes',
  'bedrooms',
  'bathrooms',
  'baulera',
  'car',
  'kitchen',
  'meet',
  'office',
] as const
export type CountField = (typeof countFields)[number]

export const listingSorts = ['featured', 'newest', 'price_low', 'price_high', 'largest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Choices of the room filter; the last one means this number of rooms or more. */
export const roomChoices = [1, 2, 3, 4, 5] as const
export type RoomChoice = (typeof roomChoices)[number]
export const maxRoomChoice = 5

/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const listingLimits = {
  label: 30,
  direction: 120,
  city: 60,
  description: 4000,
  address: 500,
  photos: 60,
  /** Square metres. */
  meters: 10_000_000,
  /** Highest number of rooms of one kind. */
  count: 999,
  order: 9999,
  /** With more listings than this, staff sort them by `orderListing` instead of dragging. */
  dragged: 200,
  search: 80,
  /** Page size of the public list. */
  page: 24,
  /** Page size of the back-office list. */
  rows: 50,
  favourites: 100,
} as const

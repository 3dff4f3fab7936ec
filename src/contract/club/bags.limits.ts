/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const bagLimits = {
  brand: 60,
  place: 40,
  itemName: 60,
  itemDescription: 300,
  items: 60,
  comment: 500,
  search: 100,
  page: 30,
  commentsShown: 5,
  /** Of all the comments of a bag. */
  commentsPage: 20,
  /** On the bag's own page, of movements and of comments. */
  latestShown: 3,
  missingShown: 20,
} as const

/** 'bolsa' and 'carro' on the screens. */
export const bagTypes = ['bag', 'cart'] as const
export type BagType = (typeof bagTypes)[number]

/** What is added to a bag, as addresses call it. */
export const bagActions = ['movement', 'comment', 'item'] as const
export type BagAction = (typeof bagActions)[number]

/** Where bags are, as their last movement left them; those that never moved are in neither. */
export const bagWheres = ['in', 'out'] as const
export type BagWhere = (typeof bagWheres)[number]

/** The tab of the list that an address asks for. */
export const bagTabAt = (query: URLSearchParams): BagWhere | 'archived' | undefined =>
  ([...bagWheres, 'archived'] as const).find((tab) => tab === query.get('where'))

/** What a new bag is filled with; a cart begins without clubs. */
export const defaultItems = [
  'Driver',
  'Madera 3',
  'Híbrido',
  'Hierro 4',
  'Hierro 5',
  'Hierro 6',
  'Hierro 7',
  'Hierro 8',
  'Hierro 9',
  'Hierro P',
  'Hierro A',
  'Wedge 1',
  'Wedge 2',
  'Putter',
] as const

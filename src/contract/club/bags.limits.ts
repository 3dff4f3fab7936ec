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
  /** On the bag's own page, of movements and of comments. */
  latestShown: 3,
  missingShown: 20,
} as const

/** 'bolsa' and 'carro' on the screens. */
export const bagTypes = ['bag', 'cart'] as const
export type BagType = (typeof bagTypes)[number]

/** What a new bag is filled with. */
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

/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
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
  /** Page size of the complete list of a bag's comments. */
  commentsPage: 20,
  /** The bag's own page shows this many movements and this many comments. */
  latestShown: 3,
  missingShown: 20,
  /** Bags listed in the warning that a place is taken. */
  atPlace: 3,
  csvRows: 3000,
  csvCharacters: 1_000_000,
} as const

/** Screens show them as 'bolsa' and 'carro'. */
export const bagTypes = ['bag', 'cart'] as const
export type BagType = (typeof bagTypes)[number]

/** CSV columns in the order of the export, each with its Spanish heading. */
export const bagCsvColumns = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  numberSocio: 'Número de socio',
  type: 'Tipo',
  brand: 'Marca',
  place: 'Lugar',
} as const
export type BagCsvColumn = keyof typeof bagCsvColumns

/** Values of the path parameter `idAction`: the kind of thing that the page adds to the bag. */
export const bagActions = ['movement', 'comment', 'item'] as const
export type BagAction = (typeof bagActions)[number]

/** After its last movement a bag is in the bag room ('in') or with its owner ('out'); a bag that never moved is neither. */
export const bagLocations = ['in', 'out'] as const
export type BagLocation = (typeof bagLocations)[number]

/** The selected tab of the bag list, from the query parameter `where`; undefined is the tab with all bags. */
export const bagTabFromQuery = (query: URLSearchParams): BagLocation | 'archived' | undefined =>
  ([...bagLocations, 'archived'] as const).find((tab) => tab === query.get('where'))

/** Items that a new bag is created with; a new cart has none. */
export const defaultBagItems = [
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

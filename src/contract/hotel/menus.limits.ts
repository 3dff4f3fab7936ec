/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const menuLimits = {
  /** Of a menu and of a category. */
  name: 60,
  hours: 120,
  aclaration: 500,
  /** The spec says 'under 30' and 'under 145': these are the most that fit. */
  productName: 29,
  productDescription: 144,
  openings: 21,
  optionGroups: 6,
  choices: 12,
  order: 9999,
  nameOfBuys: 1_000_000,
  mostOrdered: 3,
  /** The most that can be counted of a product, and from how many on guests are told. */
  remaining: 9999,
  few: 5,
  /** The most of one list: menus of a venue, categories of a menu, products of a category. */
  list: 2000,
  importRows: 3000,
  /** The most products that are changed at once. */
  inBulk: 5000,
  photosAtOnce: 300,
  pastedCells: 2000,
  /** What changes beyond these is counted, not listed. */
  changesListed: 100,
  importCharacters: 3_000_000,
} as const

export const menuDefaults = { order: 1, withImages: true, nameOfBuys: 100 } as const

/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const menuLimits = {
  /** Name of a menu or of a category. */
  name: 60,
  hours: 120,
  aclaration: 500,
  /** The spec demands fewer than 30 and fewer than 145 characters. */
  productName: 29,
  productDescription: 144,
  openings: 21,
  optionGroups: 6,
  choices: 12,
  order: 9999,
  nameOfBuys: 1_000_000,
  mostOrdered: 3,
  /** Highest number of portions that can be counted. */
  remaining: 9999,
  /** Guests see the number of portions left from this number down. */
  few: 5,
  /** Rows of one list: menus of a venue, categories of a menu, products of a category. */
  list: 2000,
  importRows: 3000,
  /** Price changes in one call. */
  inBulk: 5000,
  photosAtOnce: 300,
  pastedCells: 2000,
  /** An import preview lists this many changes and counts the rest. */
  changesListed: 100,
  importCharacters: 3_000_000,
} as const

/** Values of a new menu, category or product. `nameOfBuys` counts sold portions and begins at 100. */
export const menuDefaults = { order: 1, withImages: true, nameOfBuys: 100 } as const

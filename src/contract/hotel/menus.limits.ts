import { outletLimits } from './outlets.limits.ts'

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

/** What is translated at the desk, and the most that it may have. */
export const translatable = {
  'outlet.name': outletLimits.name,
  'outlet.hours': outletLimits.hours,
  'menu.name': menuLimits.name,
  'menu.aclaration': menuLimits.aclaration,
  'category.name': menuLimits.name,
  'product.name': menuLimits.productName,
  'product.description': menuLimits.productDescription,
  'option.name': menuLimits.productName,
  'choice.name': menuLimits.productName,
} as const

export const menuDefaults = { order: 1, withImages: true, nameOfBuys: 100 } as const

/** The fourteen that the European Union has named on menus, by its list. */
const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
/** What somebody may want to avoid in a product. */
export const contents = [...allergens, 'spicy', 'alcohol'] as const
export type Content = (typeof contents)[number]

/** The columns of an imported or exported menu, one product per row. Only the first two must be there. */
export const importColumns = [
  'category',
  'name',
  'nameSpanish',
  'nameEnglish',
  'namePortuguese',
  'nameFrench',
  'description',
  'descriptionSpanish',
  'descriptionEnglish',
  'descriptionPortuguese',
  'descriptionFrench',
  'price',
  'stock',
  'glutenFree',
  'vegetarian',
  'vegan',
  'favourite',
  'contains',
  'nameOfBuys',
  'options',
  'optionsSpanish',
  'optionsEnglish',
  'optionsPortuguese',
  'optionsFrench',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Why a row of an import cannot be taken. */
export const importProblems = [
  'required',
  'too_long',
  'not_a_price',
  'not_yes_or_no',
  'not_a_number',
  'unknown_mark',
  'not_options',
  'other_options',
  'repeated',
  'unknown_column',
  'missing_column',
  'too_many_rows',
  'unreadable',
] as const
export type ImportProblem = (typeof importProblems)[number]

interface Choosable {
  choose: 'one' | 'many'
  required: boolean
  atLeast?: number | undefined
  atMost?: number | undefined
  choices: readonly unknown[]
}

/** How many of a group must and may be chosen. More than there are is never asked for. */
export const boundsOf = ({ choose, required, atLeast = 1, atMost, choices }: Choosable) => {
  const most = choose === 'one' ? 1 : Math.min(atMost ?? choices.length, choices.length)
  return { least: required ? Math.min(atLeast, most) : 0, most }
}

/** The 14 allergens that EU law requires menus to name. */
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
/** Contents of a product that guests may want to avoid: the allergens, spicy food, alcohol, meat. */
export const contentMarks = [...allergens, 'spicy', 'alcohol', 'meat'] as const
export type ContentMark = (typeof contentMarks)[number]

/** A product with one of these contents is not vegetarian. */
export const notVegetarian = ['fish', 'crustaceans', 'molluscs', 'meat'] as const satisfies readonly ContentMark[]
/** A product with one of these contents is not vegan. */
export const notVegan = [...notVegetarian, 'milk', 'eggs'] as const satisfies readonly ContentMark[]

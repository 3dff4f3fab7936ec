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
/** Contents of a product that guests may want to avoid: the allergens, spicy food, alcohol. */
export const contentMarks = [...allergens, 'spicy', 'alcohol'] as const
export type ContentMark = (typeof contentMarks)[number]

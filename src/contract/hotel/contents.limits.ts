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

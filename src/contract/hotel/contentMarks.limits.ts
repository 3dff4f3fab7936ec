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

/** A product with one of these contents is not gluten-free. */
export const notGlutenFree = ['gluten'] as const satisfies readonly ContentMark[]
/** A product with one of these contents is not vegetarian. */
export const notVegetarian = ['fish', 'crustaceans', 'molluscs', 'meat'] as const satisfies readonly ContentMark[]
/** A product with one of these contents is not vegan. */
export const notVegan = [...notVegetarian, 'milk', 'eggs'] as const satisfies readonly ContentMark[]

interface MarkedProduct {
  glutenFree: boolean
  vegetarian: boolean
  vegan: boolean
  contains: readonly ContentMark[]
}

/** A mark that the contents of a product contradict, and those contents; null without a contradiction. */
export const contradictionOf = ({ glutenFree, vegetarian, vegan, contains }: MarkedProduct) => {
  const marks = [
    { mark: 'glutenFree', isSet: glutenFree, excluded: notGlutenFree },
    { mark: 'vegan', isSet: vegan, excluded: notVegan },
    { mark: 'vegetarian', isSet: vegetarian, excluded: notVegetarian },
  ] as const
  for (const { mark, isSet, excluded } of marks) {
    const contents = contains.filter((content) => (excluded as readonly ContentMark[]).includes(content))
    if (isSet && contents.length > 0) return { mark, contents }
  }
  return null
}

export const productMarks = ['glutenFree', 'vegetarian', 'vegan', 'favourite'] as const
/** A property that recommends a product to guests; filters offer them. */
export type ProductMark = (typeof productMarks)[number]

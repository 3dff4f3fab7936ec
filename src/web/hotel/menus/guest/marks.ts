export const marks = ['glutenFree', 'vegetarian', 'vegan', 'favourite'] as const
/** A property that recommends a product to guests; filters offer them. */
export type Mark = (typeof marks)[number]

export const marks = ['glutenFree', 'vegetarian', 'vegan', 'favourite'] as const
/** What speaks for a product. */
export type Mark = (typeof marks)[number]

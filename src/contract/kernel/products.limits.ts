/** The products of an instance. A venue chooses which of them it uses. */
export const products = ['club', 'hotel', 'community', 'properties'] as const
export type Product = (typeof products)[number]

/** Whether the venue uses one of the products. A node of the previous version sends no list: then all are in use. */
export const usesAnyProduct = (venue: { products?: readonly Product[] } | undefined, wanted: readonly Product[]) =>
  venue?.products?.some((product) => wanted.includes(product)) ?? true

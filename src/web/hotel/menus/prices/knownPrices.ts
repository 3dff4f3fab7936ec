import type { BulkProduct, PriceChange } from '#contract/hotel/menus.bulk.ts'

type PricedProduct = Pick<BulkProduct, 'id' | 'price'>

/** Price that this person last saw or saved, by product. `expected`: a price that an own change may have set or replaced. */
type KnownPrices = ReadonlyMap<string, { known: number | null; expected?: number }>

export const knownPricesOf = (products: readonly PricedProduct[]): KnownPrices =>
  new Map(products.map(({ id, price }) => [id, { known: price }]))

/** Changes that are sent and not confirmed yet. A live update may show their prices before the response. */
export const expectChanges = (prices: KnownPrices, changes: readonly PriceChange[]): KnownPrices =>
  new Map([...prices, ...changes.map(({ id, was, price }) => [id, { known: was, expected: price }] as const)])

/** Changes that are stored. The list may show the previous prices until it is read again. */
export const confirmChanges = (prices: KnownPrices, changes: readonly PriceChange[]): KnownPrices =>
  new Map([...prices, ...changes.map(({ id, was, price }) => [id, { known: price, expected: was }] as const)])

/** Known price of a product that somebody else has changed since; undefined for all others. */
export const priceBeforeOthers = (prices: KnownPrices, { id, price }: PricedProduct) => {
  const own = prices.get(id)
  return own && price !== own.known && price !== own.expected ? own.known : undefined
}

/** Changes that undo these. */
export const reverseChanges = (changes: readonly PriceChange[]): PriceChange[] =>
  changes.map(({ id, was, price }) => ({ id, was: price, price: was }))

import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Product } from '#contract/hotel/menus.ts'

type Stocked = Pick<Product, 'stock' | 'outUntil' | 'remaining'>

const isOutToday = ({ outUntil }: Stocked, now: Date) => outUntil !== null && now < new Date(outUntil)

/** Whether it can be had now: not disabled, not out until tomorrow, and there is one left where they are counted. */
export const isInStock = (product: Stocked, now: Date) =>
  product.stock && product.remaining !== 0 && !isOutToday(product, now)

/** What guests are told of it: when it is back, and how many there are once they are few. */
export const stockShown = (product: Stocked, now: Date) => {
  const { stock, outUntil, remaining } = product
  const few = remaining !== null && remaining > 0 && remaining <= menuLimits.few
  return {
    stock: isInStock(product, now),
    ...(stock && outUntil && isOutToday(product, now) && { backAt: outUntil }),
    ...(few && { remaining }),
  }
}

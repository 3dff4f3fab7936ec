import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Product } from '#contract/hotel/menus.ts'

type StockFields = Pick<Product, 'stock' | 'outUntil' | 'remaining'>

const isOutToday = ({ outUntil }: StockFields, now: Date) => outUntil !== null && now < new Date(outUntil)

/** False when the product is disabled, out until tomorrow, or counted down to 0. */
export const isInStock = (product: StockFields, now: Date) =>
  product.stock && product.remaining !== 0 && !isOutToday(product, now)

/** Stock fields for guests: the time at which the product is back, and the portions left if they are at most `menuLimits.few`. */
export const toGuestStock = (product: StockFields, now: Date) => {
  const { stock, outUntil, remaining } = product
  const few = remaining !== null && remaining > 0 && remaining <= menuLimits.few
  return {
    stock: isInStock(product, now),
    backAt: stock && outUntil && isOutToday(product, now) ? outUntil : undefined,
    remaining: few ? remaining : undefined,
  }
}

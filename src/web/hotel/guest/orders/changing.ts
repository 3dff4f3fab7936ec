import type { Cart } from './cart.ts'
import { withQuantity } from './filling.ts'

/** What was said of these lines is said no more. */
const unsaidOf = ({ returned }: Cart, ids: readonly string[]): Cart['returned'] => {
  const problems = returned?.problems.filter(({ lineId }) => !ids.includes(lineId)) ?? []
  return returned && problems.length > 0 ? { ...returned, problems } : null
}

/** Another number may be one that there is. */
export const withAnother = (cart: Cart, id: string, quantity: number): Cart => ({
  ...withQuantity(cart, id, quantity),
  returned: unsaidOf(cart, [id]),
})

/** What was said of a line goes with it. */
export const without = (cart: Cart, ids: readonly string[]): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => !ids.includes(id)),
  returned: unsaidOf(cart, ids),
})

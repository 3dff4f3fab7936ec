import type { Cart } from './cart.ts'
import { withQuantity } from './filling.ts'

/** Problems that the server reported, without those of the given lines; null when none is left. */
const problemsWithout = ({ returned }: Cart, ids: readonly string[]): Cart['returned'] => {
  const problems = returned?.problems.filter(({ lineId }) => !ids.includes(lineId)) ?? []
  return returned && problems.length > 0 ? { ...returned, problems } : null
}

/** Changes a line's quantity and drops its reported problem: the new quantity may be in stock. */
export const withAnother = (cart: Cart, id: string, quantity: number): Cart => ({
  ...withQuantity(cart, id, quantity),
  returned: problemsWithout(cart, [id]),
})

/** Removes lines together with their reported problems. */
export const without = (cart: Cart, ids: readonly string[]): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => !ids.includes(id)),
  returned: problemsWithout(cart, ids),
})

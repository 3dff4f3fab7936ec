/** By itself: every page of a guest reckons it and needs nothing else of orders. What has no price costs nothing. */
export const totalOf = (lines: readonly { price: number | null; quantity: number }[]) =>
  lines.reduce((total, { price, quantity }) => total + (price ?? 0) * quantity, 0)

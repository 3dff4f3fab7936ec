/** A file of its own, because guest pages load no other code of orders. A line without a price adds 0. */
export const totalOfLines = (lines: readonly { price: number | null; quantity: number }[]) =>
  lines.reduce((total, { price, quantity }) => total + (price ?? 0) * quantity, 0)

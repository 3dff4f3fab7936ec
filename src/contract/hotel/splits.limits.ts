/** Multiplies before it divides, and rounds halves up. BigInt, because the product can exceed the safe integers. */
export const multiplyAndDivide = (amount: number, factor: number, divisor: number): number => {
  const doubled = BigInt(amount) * BigInt(factor) * 2n + BigInt(divisor)
  return Number(doubled / (BigInt(divisor) * 2n))
}

/**
 * Distributes a total in proportion to weights, by the largest remainder: the parts add up to the total exactly. Equal
 * remainders prefer the earlier part. If all weights are 0, the parts are equal.
 */
export const allocateByWeight = (total: number, weights: readonly number[]): number[] => {
  if (weights.length === 0) return []
  const sum = weights.reduce((added, weight) => added + BigInt(weight), 0n)
  if (sum === 0n)
    return allocateByWeight(
      total,
      weights.map(() => 1),
    )
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const parts = exact.map((product) => Number(product / sum))
  const rest = total - parts.reduce((added, part) => added + part, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index))
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part))
}

/** Equal parts of an amount; the first ones are a hundredth larger if it cannot be divided. */
export const splitEqually = (total: number, parts: number) =>
  allocateByWeight(
    total,
    Array.from({ length: parts }, () => 1),
  )

/**
 * Amount for `count` units of a line, after `paid` units. Counted from the line's first unit, so that the amounts of all
 * units add up to the line's share exactly.
 */
export const shareOfUnits = (share: number, quantity: number, paid: number, count: number) => {
  const upTo = (units: number) => Number((BigInt(share) * BigInt(Math.min(units, quantity))) / BigInt(quantity))
  return upTo(paid + count) - upTo(paid)
}

const format = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** Short text for the axis of a plot: 250000 is '250 k', 1250000 is '1,25 M'. */
export function shortAmount(amount: number): string {
  if (amount >= 1_000_000) return `${format.format(amount / 1_000_000)} M`
  if (amount >= 1000) return `${format.format(amount / 1000)} k`
  return format.format(amount)
}

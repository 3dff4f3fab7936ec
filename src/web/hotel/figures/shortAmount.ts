const format = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** 250000 as '250 k', 1250000 as '1,25 M': what fits beside a plot. */
export function shortAmount(amount: number): string {
  if (amount >= 1_000_000) return `${format.format(amount / 1_000_000)} M`
  if (amount >= 1000) return `${format.format(amount / 1000)} k`
  return format.format(amount)
}

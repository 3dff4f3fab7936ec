import { priceIn } from './prices.ts'

/** To what multiples of the currency's unit new prices can be rounded; 0 is not at all. */
export const roundings = [0, 10, 50, 100] as const

/** A change of prices as it is written into its form. */
export interface PercentValues extends Record<string, string> {
  direction: 'up' | 'down'
  percent: string
  rounding: string
}

const most = { up: 1000_00, down: 99_99 }

/** Hundredths of a percent, negative where prices go down; null where nothing that makes sense is written. */
export const percentIn = ({ direction, percent }: PercentValues): number | null => {
  const said = priceIn(percent.replace('%', '')) ?? 0
  if (said === 0 || said > most[direction]) return null
  return direction === 'up' ? said : -said
}

/** The most that a price can be. */
const highest = 99_999_999_999

/** What a price becomes. Rounding makes nothing free. */
export const changedBy = (price: number, percent: number, rounding: number) => {
  const exact = (price * (100_00 + percent)) / 100_00
  const step = rounding * 100
  const next = step > 0 ? Math.max(Math.round(exact / step) * step, step) : Math.round(exact)
  return price === 0 ? 0 : Math.min(next, highest)
}

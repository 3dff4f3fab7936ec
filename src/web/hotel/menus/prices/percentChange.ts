import { parsePrice } from './priceField.ts'

/** Multiples of the currency unit to which new prices can be rounded; 0 means no rounding. */
export const roundingSteps = [0, 10, 50, 100] as const

/** Form values of a price change. */
export interface PercentValues extends Record<string, string> {
  direction: 'up' | 'down'
  percent: string
  rounding: string
}

/** Maximum change, in hundredths of a percent. */
const maxPercent = { up: 1000_00, down: 99_99 }

/** Parses the change in hundredths of a percent, negative for a reduction; null if the input is invalid. */
export const parsePercent = ({ direction, percent }: PercentValues): number | null => {
  const hundredths = parsePrice(percent.replace('%', '')) ?? 0
  if (hundredths === 0 || hundredths > maxPercent[direction]) return null
  return direction === 'up' ? hundredths : -hundredths
}

/** Maximum price, in hundredths. */
const maxPriceInHundredths = 99_999_999_999

/** The new price in hundredths. With a rounding step, a price above 0 never becomes 0. */
export const applyPercent = (price: number, percent: number, rounding: number) => {
  const exact = (price * (100_00 + percent)) / 100_00
  const step = rounding * 100
  const next = step > 0 ? Math.max(Math.round(exact / step) * step, step) : Math.round(exact)
  return price === 0 ? 0 : Math.min(next, maxPriceInHundredths)
}

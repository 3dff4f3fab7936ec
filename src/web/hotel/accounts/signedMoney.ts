import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'

/** Formats an amount that may be negative: '−$ 1.250,50'. */
const formatSignedMoney = (hundredths: number, currency: Currency) =>
  hundredths < 0 ? `−${formatMoney(-hundredths, currency)}` : formatMoney(hundredths, currency)

/** Returns a function that formats hundredths in the venue's currency. */
export const useMoney = () => {
  const currency = useVenue()?.currency ?? 'ARS'
  return (hundredths: number) => formatSignedMoney(hundredths, currency)
}

import { moneyText } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { noPrice } from './guest.text.ts'

export function Price({ price }: { price: number | null }) {
  const currency = useVenue()?.currency ?? 'ARS'
  return price === null ? <span lang="en">{noPrice}</span> : moneyText(price, currency)
}

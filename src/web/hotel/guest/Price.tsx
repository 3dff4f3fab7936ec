import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { noPrice } from './guest.text.ts'

interface PriceProps {
  price: number | null
  currency: Currency
}

export const Price = ({ price, currency }: PriceProps) =>
  price === null ? <span lang="en">{noPrice}</span> : moneyText(price, currency)

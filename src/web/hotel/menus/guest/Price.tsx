import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { noPriceText } from './price.text.ts'

interface PriceProps {
  price: number | null
  currency: Currency
  language: Language
}

export const Price = ({ price, currency, language }: PriceProps) =>
  price === null ? <span lang="en">{noPriceText}</span> : formatMoney(price, currency, language)

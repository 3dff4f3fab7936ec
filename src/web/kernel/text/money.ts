import type { Currency } from '#contract/kernel/currencies.limits.ts'

const signs: Record<Currency, string> = { ARS: '$', BRL: 'R$', EUR: '€', USD: 'US$', UYU: '$U' }

/**
 * An amount in hundredths as the venue writes it: 125050 is '$ 1.250,50', whole amounts go without ',00'.
 * Not by the browser's own rules: the server draws the same characters.
 */
export function moneyText(hundredths: number, currency: Currency): string {
  const whole = String(Math.floor(hundredths / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const rest = hundredths % 100
  return `${signs[currency]}\u00a0${whole}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`
}

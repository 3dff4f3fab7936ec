import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

const signs: Record<Currency, string> = { ARS: '$', BRL: 'R$', EUR: '€', USD: 'US$', UYU: '$U' }
/** To whom '$' is another country's money, these are named. */
const named: readonly Currency[] = ['ARS', 'UYU']

const marks: Record<Language, { thousands: string; decimal: string }> = {
  spanish: { thousands: '.', decimal: ',' },
  english: { thousands: ',', decimal: '.' },
  portuguese: { thousands: '.', decimal: ',' },
  french: { thousands: '\u00a0', decimal: ',' },
}

/**
 * An amount in hundredths as its reader writes it: 125050 is '$ 1.250,50', whole amounts go without ',00'.
 * Not by the browser's own rules: the server draws the same characters.
 */
export function moneyText(hundredths: number, currency: Currency, language: Language = 'spanish'): string {
  const { thousands, decimal } = marks[language]
  const sign = language !== 'spanish' && named.includes(currency) ? currency : signs[currency]
  const whole = String(Math.floor(hundredths / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  const rest = hundredths % 100
  return `${sign}\u00a0${whole}${rest ? `${decimal}${String(rest).padStart(2, '0')}` : ''}`
}

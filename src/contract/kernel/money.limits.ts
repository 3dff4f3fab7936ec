import type { Currency } from './currencies.limits.ts'
import type { Language } from './languages.limits.ts'

const signs: Record<Currency, string> = { ARS: '$', BRL: 'R$', EUR: '€', USD: 'US$', UYU: '$U' }
/** Currencies shown by their code in other languages, where '$' would be read as dollars. */
const codedCurrencies: readonly Currency[] = ['ARS', 'UYU']

const separators: Record<Language, { thousands: string; decimal: string }> = {
  spanish: { thousands: '.', decimal: ',' },
  english: { thousands: ',', decimal: '.' },
  portuguese: { thousands: '.', decimal: ',' },
  french: { thousands: '\u00a0', decimal: ',' },
}

/**
 * Formats an amount of hundredths: 125050 as '$ 1.250,50', whole amounts without ',00'. Does not use Intl, because browser and
 * server must render the same characters.
 */
export function formatMoney(hundredths: number, currency: Currency, language: Language = 'spanish'): string {
  const { thousands, decimal } = separators[language]
  const sign = language !== 'spanish' && codedCurrencies.includes(currency) ? currency : signs[currency]
  const whole = String(Math.floor(hundredths / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  const rest = hundredths % 100
  return `${sign}\u00a0${whole}${rest ? `${decimal}${String(rest).padStart(2, '0')}` : ''}`
}

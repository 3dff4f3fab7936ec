/** Formats hundredths for a form field: 125050 becomes 1250,50. */
export const priceInForm = (amount: number | null): string =>
  amount === null ? '' : amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace('.', ',')

/** Parses a written price into hundredths; null for an empty text, undefined for an invalid one. */
export function priceIn(written: string): number | null | undefined {
  const text = written.replace(/[\s$]/g, '')
  if (text === '') return null
  // A separator before one or two final digits marks decimals; the others group thousands.
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const whole = Number((match[1] ?? '').replace(/[.,]/g, ''))
  const amount = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return amount <= 99_999_999_999 ? amount : undefined
}

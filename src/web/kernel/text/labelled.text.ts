import type { Language } from '#contract/kernel/languages.limits.ts'

/** A label and its value, such as 'Quantity: Coffee'. French has a narrow no-break space before the colon. */
export const labelWithValue = (language: Language, label: string, value: string) =>
  `${label}${language === 'french' ? '\u202f' : ''}: ${value}`

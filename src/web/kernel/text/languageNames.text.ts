import type { Language } from '#contract/kernel/languages.limits.ts'

/** The name of each language in that language, for the language switch. */
export const languageNames: Record<Language, string> = {
  spanish: 'Español',
  english: 'English',
  portuguese: 'Português',
  french: 'Français',
}

import type { Language } from '#contract/kernel/languages.limits.ts'

/** Each in its own words: nobody looks for theirs in another language. */
export const languageNames: Record<Language, string> = {
  spanish: 'Español',
  english: 'English',
  portuguese: 'Português',
  french: 'Français',
}

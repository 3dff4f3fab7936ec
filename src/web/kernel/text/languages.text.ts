import type { Language } from '#contract/kernel/languages.limits.ts'

export const languageText: Record<Language, string> = {
  spanish: 'Español',
  english: 'Inglés',
  portuguese: 'Portugués',
  french: 'Francés',
}

export const languagesText = {
  tabs: 'Idiomas',
  missing: 'falta',
}

/** Each in its own words: nobody looks for theirs in another language. */
export const languageNames: Record<Language, string> = {
  spanish: 'Español',
  english: 'English',
  portuguese: 'Português',
  french: 'Français',
}

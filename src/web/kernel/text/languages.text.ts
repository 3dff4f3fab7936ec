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

import type { Language } from '#contract/kernel/languages.limits.ts'

/** Alternative text for the photo of a product or an outlet. */
export const photoOfText: Record<Language, (name: string) => string> = {
  spanish: (name) => `Foto de ${name}`,
  english: (name) => `Photo of ${name}`,
  portuguese: (name) => `Foto de ${name}`,
  french: (name) => `Photo de ${name}`,
}

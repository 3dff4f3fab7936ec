import type { Language } from '#contract/kernel/languages.limits.ts'

interface ContainsText {
  contains: (what: string) => string
}

export const containsText: Record<Language, ContainsText> = {
  spanish: { contains: (what) => `Contiene: ${what}` },
  english: { contains: (what) => `Contains: ${what}` },
  portuguese: { contains: (what) => `Contém: ${what}` },
  french: { contains: (what) => `Contient : ${what}` },
}

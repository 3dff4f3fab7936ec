/** The languages a guest may choose; the names are part of addresses: /1/english/. */
export const languages = ['spanish', 'english', 'portuguese', 'french'] as const
export type Language = (typeof languages)[number]

/** 'name' in 'english' is the field 'nameEnglish'. */
export const fieldIn = <const F extends string, const L extends Language>(field: F, language: L) =>
  `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}` as `${F}${Capitalize<L>}`

/** The fields that hold one text in each of the languages. */
export type InFour<F extends string, T> = { [K in `${F}${Capitalize<Language>}`]: T }

/** `make()` once per language, under that language's field. */
export const inFour = <const F extends string, T>(field: F, make: () => T) =>
  Object.fromEntries(languages.map((language) => [fieldIn(field, language), make()])) as InFour<F, T>

/** As documents and browsers name them. */
export const languageCodes: Record<Language, string> = { spanish: 'es', english: 'en', portuguese: 'pt', french: 'fr' }

export const isLanguage = (name: string | undefined): name is Language => languages.some((one) => one === name)

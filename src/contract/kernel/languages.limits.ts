/** The guests' languages; the names are part of URLs such as /1/english/. */
export const languages = ['spanish', 'english', 'portuguese', 'french'] as const
export type Language = (typeof languages)[number]

/** The field of a text in one language: 'name' in 'english' is 'nameEnglish'. */
export const localizedField = <const F extends string, const L extends Language>(field: F, language: L) =>
  `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}` as `${F}${Capitalize<L>}`

/** The four fields of a text: nameSpanish, nameEnglish, namePortuguese, nameFrench. */
export type LocalizedFields<F extends string, T> = { [K in `${F}${Capitalize<Language>}`]: T }

/** Creates the four fields of a text, each with a value of `make()`. */
export const localizedFields = <const F extends string, T>(field: F, make: () => T) =>
  Object.fromEntries(languages.map((language) => [localizedField(field, language), make()])) as LocalizedFields<F, T>

/** ISO 639-1 codes, for the `lang` attribute. */
export const languageCodes: Record<Language, string> = { spanish: 'es', english: 'en', portuguese: 'pt', french: 'fr' }

export const isLanguage = (name: string | undefined): name is Language => languages.some((one) => one === name)

/** Cookie with the language that a guest has chosen on this phone; the page sets it, the server reads it. */
export const languageCookie = 'guest-language'

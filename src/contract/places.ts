import { isLanguage, type Language } from './kernel/languages.limits.ts'

/** Where a visitor stands: the address's parameters and its query. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** What the address of a list searches for, cut to what its endpoint takes. */
export const searchAt = (query: URLSearchParams, max: number): { search?: string } => {
  const search = query.get('q')?.trim().slice(0, max)
  return search ? { search } : {}
}

/** The venue that a public address names, as its QR codes do. */
export const venueAt = (query: URLSearchParams): { venue?: number } => {
  const venue = Number(query.get('venue'))
  return Number.isInteger(venue) && venue > 0 ? { venue } : {}
}

/** Parameters that are not free text: an address where one does not fit names no page. */
const shapes: Record<string, (value: string) => boolean> = {
  idHotel: (value) => /^[1-9]\d{0,8}$/.test(value),
  idLanguage: isLanguage,
}
export const fits = ({ params }: Pick<Place, 'params'>) =>
  Object.entries(params).every(([name, value]) => value === undefined || (shapes[name]?.(value) ?? true))

/** The venue that an address names, by the number it begins with or in its query. Without one it is the visitor's own. */
export const venueIn = (pathname: string, query: URLSearchParams): { venue?: number } => {
  const [, venue] = /^\/([1-9]\d{0,8})(?:\/|$)/.exec(pathname) ?? []
  return venue ? { venue: Number(venue) } : venueAt(query)
}

/** Where the path has no place for a language, '?language=french' asks for one; without either it is spanish. */
export const languageAt = ({ params, query }: Place): Language => {
  const asked = params.idLanguage ?? query.get('language') ?? undefined
  return isLanguage(asked) ? asked : 'spanish'
}

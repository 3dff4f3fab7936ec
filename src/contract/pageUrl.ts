import { isLanguage, type Language } from './kernel/languages.limits.ts'

/** The URL of a page: the parameters of its path, and its query. */
export interface PageUrl {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** The search term of a list's URL (`q`), cut to the maximum length of its endpoint. */
export const searchFromQuery = (query: URLSearchParams, max: number): { search?: string } => {
  const search = query.get('q')?.trim().slice(0, max)
  return search ? { search } : {}
}

/** The page number of a list's URL (`page`); 1 if it is missing or invalid. */
export const pageNumberFromQuery = (query: URLSearchParams): number => {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The venue of a public URL's query, as in the venue's QR codes. */
export const venueFromQuery = (query: URLSearchParams): { venue?: number } => {
  const venue = Number(query.get('venue'))
  return Number.isInteger(venue) && venue > 0 ? { venue } : {}
}

/** Path parameters with a fixed format. A URL whose parameter does not match belongs to no page. */
const isVenue = (value: string) => /^[1-9]\d{0,8}$/.test(value)
const isRoom = (value: string) => /^[1-9]\d{0,5}$/.test(value)
/** Formats by parameter name. They also distinguish '/1/french' (a language) from '/1/101' (a room). */
const formats: Record<string, (value: string) => boolean> = {
  idHotel: isVenue,
  idRestaurant: isVenue,
  idLanguage: isLanguage,
  idRoom: isRoom,
  idTable: isRoom,
  // Written out instead of imported, because every page loads this file and few need those lists.
  idAction: (value) => /^(movement|comment|item)$/.test(value),
  idRequest: (value) => /^(prayer|contact|group)$/.test(value),
  idPropiedad: (value) => /^[1-9]\d{0,8}$/.test(value),
}
export const hasValidParams = ({ params }: Pick<PageUrl, 'params'>) =>
  Object.entries(params).every(([name, value]) => value === undefined || (formats[name]?.(value) ?? true))

/** A sort key with one digit per path segment: 0 for fixed text, 1 for a parameter. */
const segmentKinds = (path: string) =>
  path.replace(/\/$/, '').replaceAll(/[^/]+/g, (step) => (step.startsWith(':') ? '1' : '0'))

/** Sorts pages for matching: '/news/create' before '/news/:id' before '/:idHotel/:idLanguage'. */
export const sortBySpecificity = <P extends { path: string }>(list: readonly P[]): P[] =>
  // Compared by code units: a collator would take a twentieth of the server's start.
  list
    .map((page) => ({ page, key: segmentKinds(page.path) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ page }) => page)

/** The segments of a path; a slash at the end is ignored. */
const segmentsOf = (path: string) => path.replace(/(.)\/$/, '$1').split('/')

/** The parameters of a URL's path if it matches a page's path; otherwise null. */
export function matchPath(path: string, pathname: string): PageUrl['params'] | null {
  const patterns = segmentsOf(path)
  const segments = segmentsOf(pathname)
  const params: Record<string, string> = {}
  const matches = (pattern: string, i: number) => {
    const segment = segments[i] ?? ''
    if (!pattern.startsWith(':')) return segment === pattern
    params[pattern.slice(1)] = decodeURIComponent(segment)
    return segment !== ''
  }
  try {
    return patterns.length === segments.length && patterns.every(matches) && hasValidParams({ params }) ? params : null
  } catch {
    // decodeURIComponent throws on an invalid '%' sequence.
    return null
  }
}

/** The venue of a URL: the number that its path begins with, or its query's `venue`. Without either, the caller's own. */
export const venueFromUrl = (pathname: string, query: URLSearchParams): { venue?: number } => {
  const [, venue] = /^\/([1-9]\d{0,8})(?:\/|$)/.exec(pathname) ?? []
  return venue ? { venue: Number(venue) } : venueFromQuery(query)
}

/** The language of a page's URL: its path parameter, or '?language=french'; otherwise Spanish. */
export const languageOfPageUrl = ({ params, query }: PageUrl): Language => {
  const language = params.idLanguage ?? query.get('language') ?? undefined
  return isLanguage(language) ? language : 'spanish'
}

/** The language of any path, also of one that belongs to no page: '/1/french/nothing' shows its error in French. */
export const languageFromPath = (pathname: string, query: URLSearchParams): Language => {
  const [, , second] = pathname.split('/')
  return languageOfPageUrl({ params: isLanguage(second) ? { idLanguage: second } : {}, query })
}

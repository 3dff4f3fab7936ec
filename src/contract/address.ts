import { isLanguage, type Language } from './kernel/languages.limits.ts'

/** An address of ours, taken apart: the parameters in its path, and its query. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** What the address of a list searches for, cut to what its endpoint takes. */
export const searchAt = (query: URLSearchParams, max: number): { search?: string } => {
  const search = query.get('q')?.trim().slice(0, max)
  return search ? { search } : {}
}

/** Which page of a numbered list an address asks for. */
export const pageNumberAt = (query: URLSearchParams): number => {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The venue that a public address names, as its QR codes do. */
export const venueAt = (query: URLSearchParams): { venue?: number } => {
  const venue = Number(query.get('venue'))
  return Number.isInteger(venue) && venue > 0 ? { venue } : {}
}

/** Parameters that are not free text: an address where one does not fit names no page. */
const isVenue = (value: string) => /^[1-9]\d{0,8}$/.test(value)
const isRoom = (value: string) => /^[1-9]\d{0,5}$/.test(value)
/** '/1/french' and '/1/101' are told apart by these: the names of the four languages are no numbers of rooms. */
const shapes: Record<string, (value: string) => boolean> = {
  idHotel: isVenue,
  idRestaurant: isVenue,
  idLanguage: isLanguage,
  idRoom: isRoom,
  idTable: isRoom,
  // Spelled out: every page loads this, and few the lists.
  idAction: (value) => /^(movement|comment|item)$/.test(value),
  idRequest: (value) => /^(prayer|contact|group)$/.test(value),
  idPropiedad: (value) => /^[1-9]\d{0,8}$/.test(value),
}
export const fits = ({ params }: Pick<Address, 'params'>) =>
  Object.entries(params).every(([name, value]) => value === undefined || (shapes[name]?.(value) ?? true))

const freedom = (path: string) =>
  path.replace(/\/$/, '').replaceAll(/[^/]+/g, (step) => (step.startsWith(':') ? '1' : '0'))

/** The order in which addresses are tried: '/news/create' before '/news/:id' before '/:idHotel/:idLanguage'. */
export const bySpecificity = <P extends { path: string }>(list: readonly P[]): P[] =>
  [...list].sort((a, b) => freedom(a.path).localeCompare(freedom(b.path)))

/** With or without a slash at its end, an address is the same. */
const stepsOf = (path: string) => path.replace(/(.)\/$/, '$1').split('/')

/** The parameters of an address of this path; null where it is of another. */
export function paramsIn(path: string, pathname: string): Address['params'] | null {
  const names = stepsOf(path)
  const steps = stepsOf(pathname)
  const params: Record<string, string> = {}
  const isOne = (name: string, i: number) => {
    const step = steps[i] ?? ''
    if (!name.startsWith(':')) return step === name
    params[name.slice(1)] = decodeURIComponent(step)
    return step !== ''
  }
  try {
    return names.length === steps.length && names.every(isOne) && fits({ params }) ? params : null
  } catch {
    // A broken '%' spells nothing.
    return null
  }
}

/** The venue that an address names, by the number it begins with or in its query. Without one it is the visitor's own. */
export const venueIn = (pathname: string, query: URLSearchParams): { venue?: number } => {
  const [, venue] = /^\/([1-9]\d{0,8})(?:\/|$)/.exec(pathname) ?? []
  return venue ? { venue: Number(venue) } : venueAt(query)
}

/** Where the path has no room for a language, '?language=french' asks for one; without either it is spanish. */
export const languageAt = ({ params, query }: Address): Language => {
  const asked = params.idLanguage ?? query.get('language') ?? undefined
  return isLanguage(asked) ? asked : 'spanish'
}

/** The same of an address that may be no page's: '/1/french/nothing' is still a french reader's. */
export const languageIn = (pathname: string, query: URLSearchParams): Language => {
  const [, , second] = pathname.split('/')
  return languageAt({ params: isLanguage(second) ? { idLanguage: second } : {}, query })
}

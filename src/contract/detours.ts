import { venueIn } from './address.ts'
import { to as toGuest } from './hotel/pages.guest.ts'
import type { Language } from './kernel/languages.limits.ts'
import type { Page } from './kernel/page.ts'
import { kinds, type Role, rolesOfKind } from './kernel/roles.ts'
import type { pages } from './pages.ts'

type Path = (typeof pages)[keyof typeof pages]['path']

/** Where each of them is at home. A guest's room is known to the server alone: their first page is the way in. */
const homes: Record<Role, Exclude<Path, `${string}:${string}`>> = {
  visitor: '/login',
  screen: '/screen',
  staff: '/dashboard',
  admin: '/dashboard',
  guest: '/hotel',
  member: '/home',
  lider: '/home',
}
export const homeOf = (role: Role) => homes[role]

/** Where a guest of a hotel begins: what its QR code leads to. */
export const guestStart = (venue: number) => toGuest('guestLanguage', { idHotel: venue })
export const guestHome = (venue: number, language: Language) =>
  toGuest('guestHome', { idHotel: venue, idLanguage: language })
/** On a phone of nobody in particular, the venue is in the address. */
export const phoneHome = (venue: number | undefined) => (venue ? `${homes.member}?venue=${venue}` : homes.member)

/** Where a member signs in, at a venue that the address names. */
export const memberEntrance = (venue: number | undefined) => (venue ? `/login-app?venue=${venue}` : '/login-app')

const asStaff = () => '/login'
const asMember = ({ pathname, searchParams }: URL) => memberEntrance(venueIn(pathname, searchParams).venue)
/** Without a hotel in its address nobody knows whose guest that is. */
const asGuest = ({ pathname, searchParams }: URL) => {
  const { venue } = venueIn(pathname, searchParams)
  return venue ? `/${venue}/login` : homes.guest
}
/** Where one becomes each of them, for the page at an address. */
const entrances: Record<Exclude<Role, 'visitor'>, (address: URL) => string> = {
  screen: asStaff,
  staff: asStaff,
  admin: asStaff,
  member: asMember,
  lider: asMember,
  guest: asGuest,
}

const kindOf = (role: Role) => kinds.find((kind) => rolesOfKind[kind].some((one: Role) => one === role))

/**
 * Where a caller who may not open this page goes instead; null when the page is theirs to open. Whoever could open it
 * after signing in as another kind goes there and comes back: one browser can be staff and member at once. The first
 * whom a page names decides the kind.
 */
export const detour = ({ who }: Pick<Page, 'who'>, role: Role, address: string): string | null => {
  if (who.includes(role)) return null
  const [first = 'visitor'] = who
  if (first === 'visitor' || kindOf(first) === kindOf(role)) return homes[role]
  const entrance = entrances[first](new URL(address, own))
  return `${entrance}${entrance.includes('?') ? '&' : '?'}to=${encodeURIComponent(address)}`
}

/** Whether others of the staff may open this page: whoever is led home from it is told so. */
export const isTurnedAway = ({ who }: Pick<Page, 'who'>, role: Role) =>
  role === 'staff' && !who.includes(role) && who.includes('admin')
/** What tells the page that comes instead: its address stays what it is. */
export const turnedAwayCookie = 'turned-away'

const own = 'http://own'
const resolved = (address: string) => {
  try {
    return new URL(address, own)
  } catch {
    return null
  }
}

/** Where somebody who has just signed in goes: back to an address of our own, or home. */
export const safeReturn = (to: string | null, role: Role): string => {
  const url = to ? resolved(to) : null
  const address = url?.origin === own ? url.pathname + url.search + url.hash : ''
  // Two slashes would begin the name of a host.
  return address && !address.startsWith('//') ? address : homes[role]
}

import { to as toGuest } from './hotel/pages.guest.ts'
import type { Language } from './kernel/languages.limits.ts'
import type { Page } from './kernel/page.ts'
import { type Role, rolesOfSessionKind, sessionKinds } from './kernel/roles.ts'
import type { pages } from './pages.ts'
import { venueFromUrl } from './pageUrl.ts'

type Path = (typeof pages)[keyof typeof pages]['path']

/** The start page of each role. A guest's room is known only to the server, so guests start at /hotel. */
const homes: Record<Role, Exclude<Path, `${string}:${string}`>> = {
  visitor: '/login',
  screen: '/screen',
  staff: '/dashboard',
  admin: '/dashboard',
  guest: '/hotel',
  member: '/home',
  lider: '/home',
}
export const homePathOf = (role: Role) => homes[role]

/** The page in a hotel's QR code: the choice of language. */
export const guestStartPath = (venue: number) => toGuest('guestLanguage', { idHotel: venue })
export const guestHomePath = (venue: number, language: Language) =>
  toGuest('guestHome', { idHotel: venue, idLanguage: language })
/** The phone's start page; without a session the URL must name the venue. */
export const phoneHomePath = (venue: number | undefined) => (venue ? `${homes.member}?venue=${venue}` : homes.member)

/** The members' sign-in page of a venue. */
export const memberSignInPath = (venue: number | undefined) => (venue ? `/login-app?venue=${venue}` : '/login-app')

const staffSignIn = () => '/login'
const memberSignIn = ({ pathname, searchParams }: URL) => memberSignInPath(venueFromUrl(pathname, searchParams).venue)
/** A URL without a hotel leads to /hotel, where the guest enters the hotel's code. */
const guestSignIn = ({ pathname, searchParams }: URL) => {
  const { venue } = venueFromUrl(pathname, searchParams)
  return venue ? `/${venue}/login` : homes.guest
}
/** The sign-in page of each role, for a page's URL. */
const signInPages: Record<Exclude<Role, 'visitor'>, (url: URL) => string> = {
  screen: staffSignIn,
  staff: staffSignIn,
  admin: staffSignIn,
  member: memberSignIn,
  lider: memberSignIn,
  guest: guestSignIn,
}

const kindOf = (role: Role) => sessionKinds.find((kind) => rolesOfSessionKind[kind].some((one: Role) => one === role))

/**
 * The path to which a caller is redirected who may not open a page; null if the role may open it. A caller who could
 * open it with a session of another kind is sent to that sign-in page and afterwards back. The page's first role decides
 * which kind.
 */
export const redirectFor = ({ who }: Pick<Page, 'who'>, role: Role, path: string): string | null => {
  if (who.includes(role)) return null
  const [first = 'visitor'] = who
  if (first === 'visitor' || kindOf(first) === kindOf(role)) return homes[role]
  const signInPage = signInPages[first](new URL(path, ownOrigin))
  return `${signInPage}${signInPage.includes('?') ? '&' : '?'}to=${encodeURIComponent(path)}`
}

/** True if staff are redirected because the page is for admins only; the dashboard then shows a message. */
export const lacksAdminRole = ({ who }: Pick<Page, 'who'>, role: Role) =>
  role === 'staff' && !who.includes(role) && who.includes('admin')
/**
 * Cookie that makes the next page show a message, so that its URL stays unchanged: 1 after a page for admins, 2 after a page
 * of a product that the venue does not use.
 */
export const deniedPageCookie = 'turned-away'

/** A placeholder origin for resolving paths. */
const ownOrigin = 'http://own'
const resolveUrl = (path: string) => {
  try {
    return new URL(path, ownOrigin)
  } catch {
    return null
  }
}

/** The path to open after signing in: `to` if it is a path of our own origin, otherwise the role's start page. */
export const safeReturnPath = (to: string | null, role: Role): string => {
  const url = to ? resolveUrl(to) : null
  const path = url?.origin === ownOrigin ? url.pathname + url.search + url.hash : ''
  // A path that begins with two slashes would be a URL of another host.
  return path && !path.startsWith('//') ? path : homes[role]
}

import { api, type Opening, opening } from './api.ts'
import { type PostKind, postKinds } from './club/posts.limits.ts'
import { type Role, roles } from './kernel/roles.ts'

/** Which shell a page wears. The first paint of one loads nothing of another. */
export type Surface = 'door' | 'staff' | 'tv'

/** Where a visitor stands: the address's parameters and its query. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export interface Page {
  path: string
  who: readonly Role[]
  surface: Surface
  /** The reads whose answers come with the page itself. */
  opens?: (place: Place) => Opening[]
}

const everyone = roles
const visitors: Role[] = ['visitor']
const screens: Role[] = ['screen', 'staff', 'admin']
const staff: Role[] = ['staff', 'admin']
const admins: Role[] = ['admin']

/** The tab of the post list that an address asks for. */
export const postKindAt = (query: URLSearchParams): PostKind =>
  postKinds.find((kind) => kind === query.get('kind')) ?? 'news'

const postsOn = (kind: PostKind) => () => [opening(api.club.posts.onShow, { kind })]

/** Every page: its address, who may open it, and what it opens with. */
export const pages = {
  landing: { path: '/', who: everyone, surface: 'door' },
  login: { path: '/login', who: visitors, surface: 'door' },
  recover: { path: '/recover', who: everyone, surface: 'door' },
  resetPassword: { path: '/reset-password', who: everyone, surface: 'door' },

  dashboard: {
    path: '/dashboard',
    who: staff,
    surface: 'staff',
    opens: () => postKinds.map((kind) => opening(api.club.posts.onShow, { kind })),
  },
  newsAdmin: {
    path: '/news-admin',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => postsOn(postKindAt(query))(),
  },
  newsCreate: { path: '/news/create', who: admins, surface: 'staff' },
  newsEdit: {
    path: '/news-admin/:idNew',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [opening(api.club.posts.one, { id: params.idNew ?? '' })],
  },
  configurations: {
    path: '/configurations',
    who: staff,
    surface: 'staff',
    opens: () => [opening(api.kernel.identity.sessions)],
  },
  recoverSignedIn: { path: '/configurations/resetpassword', who: staff, surface: 'staff' },

  screen: { path: '/screen', who: screens, surface: 'tv' },
  screenNews: { path: '/screen-news', who: screens, surface: 'tv', opens: postsOn('news') },
  screenTournaments: { path: '/screen-tournaments', who: screens, surface: 'tv', opens: postsOn('tournament') },
  screenWinners: { path: '/screen-winners', who: screens, surface: 'tv', opens: postsOn('winner') },
  screenBags: { path: '/screen-bags', who: screens, surface: 'tv' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

const homes: Record<Role, string> = { visitor: '/login', screen: '/screen', staff: '/dashboard', admin: '/dashboard' }

/** Where a caller who may not open this page goes instead; null when the page is theirs to open. */
export const detour = (page: Page, role: Role, address: string): string | null => {
  if (page.who.includes(role)) return null
  return role === 'visitor' ? `/login?to=${encodeURIComponent(address)}` : homes[role]
}

/** Only an address of our own is followed after signing in. */
export const safeReturn = (to: string | null): string =>
  to && /^\/(?![/\\])[\w\-./?=&%:]*$/.test(to) ? to : '/dashboard'

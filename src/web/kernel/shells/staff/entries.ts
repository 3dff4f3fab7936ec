import type { PageName } from '#contract/pages.ts'
import { postKindAt } from '#contract/places.ts'
import { staffText } from './staff.text.ts'

const { entries: words } = staffText

interface Way {
  to: string
  /** Lit while one of these pages is open, under the further condition if there is one. */
  pages: readonly PageName[]
  when?: (query: URLSearchParams) => boolean
}

/** An entry leads somewhere, or its page is still to come. */
export interface Entry {
  label: string
  way: Way | null
  /** Shown only where the venue has outlets enabled. */
  outlets?: true
  /** Shown only to admins. */
  admins?: true
}

const posts: readonly PageName[] = ['newsAdmin', 'newsCreate', 'newsEdit']
const tournaments = (query: URLSearchParams) => postKindAt(query) === 'tournament'

const bags: readonly PageName[] = [
  'bags',
  'bag',
  'bagsLastMovements',
  'bagsCreate',
  'bagsLabels',
  'bagsEdit',
  'bagReport',
  'bagAction',
  'bagItem',
]

const outlets: readonly PageName[] = ['outlets', 'outletCreate', 'outletEdit']
const menus: readonly PageName[] = [
  'menus',
  'menuCreate',
  'menuEdit',
  'menu',
  'categoryCreate',
  'categoryEdit',
  'products',
  'productCreate',
  'productEdit',
  'menuTranslations',
  'menuImport',
]

/** The eight of the specification, in its order and words. */
export const firstEntries: readonly Entry[] = [
  { label: words.dashboard, way: { to: '/dashboard', pages: ['dashboard'] } },
  { label: words.outlets, way: { to: '/outlets', pages: outlets }, outlets: true },
  { label: words.news, way: { to: '/news-admin', pages: posts, when: (query) => !tournaments(query) } },
  { label: words.tournaments, way: { to: '/news-admin?kind=tournament', pages: posts, when: tournaments } },
  { label: words.bags, way: { to: '/bags', pages: bags } },
  { label: words.files, way: { to: '/fichas', pages: ['files', 'fileCreate', 'fileImport', 'file'] } },
  { label: words.people, way: { to: '/people', pages: ['people'] } },
  { label: words.claims, way: null },
]

export const secondEntries: readonly Entry[] = [
  { label: words.menus, way: { to: '/menu', pages: menus } },
  { label: words.messages, way: { to: '/messages', pages: ['messages', 'messagesAdmin', 'messageCreate'] } },
  { label: words.screens, way: { to: '/screens-admin', pages: ['screensAdmin'] }, admins: true },
  {
    label: words.configuration,
    way: { to: '/configurations', pages: ['configurations', 'configurationEdit', 'bagCode', 'recoverSignedIn'] },
  },
]

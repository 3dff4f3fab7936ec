import { type PageName, postKindAt } from '#contract/pages.ts'
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
}

const posts: readonly PageName[] = ['newsAdmin', 'newsCreate', 'newsEdit']
const tournaments = (query: URLSearchParams) => postKindAt(query) === 'tournament'

/** The eight of the specification, in its order and words. */
export const firstEntries: readonly Entry[] = [
  { label: words.dashboard, way: { to: '/dashboard', pages: ['dashboard'] } },
  { label: words.outlets, way: null, outlets: true },
  { label: words.news, way: { to: '/news-admin', pages: posts, when: (query) => !tournaments(query) } },
  { label: words.tournaments, way: { to: '/news-admin?kind=tournament', pages: posts, when: tournaments } },
  { label: words.bags, way: null },
  { label: words.files, way: null },
  { label: words.people, way: null },
  { label: words.claims, way: null },
]

export const secondEntries: readonly Entry[] = [
  { label: words.configuration, way: { to: '/configurations', pages: ['configurations', 'recoverSignedIn'] } },
]

import { to } from '#contract/club/pages.ts'
import { postKindFromQuery } from '#contract/club/posts.limits.ts'
import type { PageName } from '#contract/pages.ts'
import type { Entry, OfferedSetting } from '#web/kernel/shells/staff/offers.ts'
import { clubEntryText as words } from './entries.text.ts'

const postPages: readonly PageName[] = ['newsAdmin', 'newsCreate', 'newsEdit']
const isTournaments = (query: URLSearchParams) => postKindFromQuery(query) === 'tournament'

const bagPages: readonly PageName[] = [
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

export const clubEntries = {
  dashboard: { label: words.dashboard, way: { to: to('dashboard'), pages: ['dashboard'] } },
  news: { label: words.news, way: { to: to('newsAdmin'), pages: postPages, when: (query) => !isTournaments(query) } },
  tournaments: {
    label: words.tournaments,
    way: { to: to('newsAdmin', { kind: 'tournament' }), pages: postPages, when: isTournaments },
  },
  bags: { label: words.bags, way: { to: to('bags'), pages: bagPages } },
  dossiers: {
    label: words.dossiers,
    way: { to: to('dossiers'), pages: ['dossiers', 'dossierCreate', 'dossierImport', 'dossier'] },
  },
  people: { label: words.people, way: { to: to('people'), pages: ['people'] } },
  messages: {
    label: words.messages,
    way: { to: to('messages'), pages: ['messages', 'messagesAdmin', 'messageCreate', 'messageEdit'] },
  },
  screens: { label: words.screens, way: { to: to('screensAdmin'), pages: ['screensAdmin'] } },
} satisfies Record<string, Entry>

export const clubSettings: readonly OfferedSetting[] = [
  { name: words.bagCode, page: 'bagCode', to: to('bagCode'), label: words.changeBagCode },
]

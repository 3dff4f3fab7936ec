import { to } from '#contract/club/pages.ts'
import { postKindFromQuery } from '#contract/club/posts.limits.ts'
import type { Product } from '#contract/kernel/products.limits.ts'
import type { PageName } from '#contract/pages.ts'
import type { SettingLink, SidebarEntry } from '#web/kernel/shells/staff/staffShellContent.ts'
import { clubSidebarText as words } from './entries.text.ts'

const postPages: readonly PageName[] = ['newsAdmin', 'newsCreate', 'newsEdit']
const isTournaments = (query: URLSearchParams) => postKindFromQuery(query) === 'tournament'

const bagPages: readonly PageName[] = [
  'bags',
  'bag',
  'bagsLastMovements',
  'bagsCreate',
  'bagsImport',
  'bagsLabels',
  'bagsEdit',
  'bagReport',
  'bagAction',
  'bagItem',
]

const products: readonly Product[] = ['club']
/** News and videos are also content of the community's app. */
const clubOrCommunity: readonly Product[] = ['club', 'community']

export const clubSidebarEntries = {
  dashboard: { label: words.dashboard, way: { to: to('dashboard'), pages: ['dashboard'] } },
  news: {
    label: words.news,
    way: { to: to('newsAdmin'), pages: postPages, when: (query) => !isTournaments(query) },
    products: clubOrCommunity,
  },
  tournaments: {
    label: words.tournaments,
    way: { to: to('newsAdmin', { kind: 'tournament' }), pages: postPages, when: isTournaments },
    products,
  },
  bags: { label: words.bags, way: { to: to('bags'), pages: bagPages }, products },
  dossiers: {
    label: words.dossiers,
    way: { to: to('dossiers'), pages: ['dossiers', 'dossierCreate', 'dossierImport', 'dossier'] },
    products,
  },
  people: { label: words.people, way: { to: to('people'), pages: ['people'] }, products },
  messages: {
    label: words.messages,
    way: { to: to('messages'), pages: ['messages', 'messagesAdmin', 'messageCreate', 'messageEdit'] },
    products: clubOrCommunity,
  },
  screens: { label: words.screens, way: { to: to('screensAdmin'), pages: ['screensAdmin'] }, products },
} satisfies Record<string, SidebarEntry>

export const clubSettings: readonly SettingLink[] = [
  { name: words.bagCode, page: 'bagCode', to: to('bagCode'), label: words.changeBagCode, products },
]

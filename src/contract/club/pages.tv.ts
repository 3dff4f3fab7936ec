import { api, lookup } from '../api.ts'
import { allRoles, type Page, staffRoles, tvRoles } from '../kernel/page.ts'
import type { Role } from '../kernel/roles.ts'
import { createPathBuilder } from '../kernel/to.ts'
import type { PageUrl } from '../pageUrl.ts'
import type { PostKind } from './posts.limits.ts'

const noticeLookup = lookup(api.club.screens.notice)
const postReads = (kind: PostKind) => () => [lookup(api.club.posts.onShow, { kind }), noticeLookup]

const screenReads = ({ query }: PageUrl, role: Role) => [
  lookup(api.club.screens.mine),
  ...(tvRoles.includes(role) ? [noticeLookup] : []),
  ...(query.has('tv') && staffRoles.includes(role) ? [lookup(api.club.screens.list)] : []),
]

/** Pages of the televisions, in a file of their own: old televisions load only this list. */
export const clubTvPages = {
  /** A television without a session shows the code to pair it with. */
  screen: { path: '/screen', who: allRoles, surface: 'tv', initialReads: screenReads },
  screenNews: { path: '/screen-news', who: tvRoles, surface: 'tv', initialReads: postReads('news') },
  screenTournaments: {
    path: '/screen-tournaments',
    who: tvRoles,
    surface: 'tv',
    initialReads: postReads('tournament'),
  },
  screenWinners: { path: '/screen-winners', who: tvRoles, surface: 'tv', initialReads: postReads('winner') },
  screenBags: {
    path: '/screen-bags',
    who: tvRoles,
    surface: 'tv',
    initialReads: () => [lookup(api.club.custody.pending), lookup(api.club.bagRequests.queue), noticeLookup],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(clubTvPages)

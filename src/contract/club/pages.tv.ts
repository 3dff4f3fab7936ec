import { api, lookup } from '../api.ts'
import { allRoles, type Page, tvRoles } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import type { PostKind } from './posts.limits.ts'

const postReads = (kind: PostKind) => () => [lookup(api.club.posts.onShow, { kind })]

/** Pages of the televisions, in a file of their own: old televisions load only this list. */
export const clubTvPages = {
  /** A television without a session shows the code to pair it with. */
  screen: { path: '/screen', who: allRoles, surface: 'tv', initialReads: () => [lookup(api.club.screens.mine)] },
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
    initialReads: () => [lookup(api.club.custody.pending), lookup(api.club.bagRequests.queue)],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(clubTvPages)

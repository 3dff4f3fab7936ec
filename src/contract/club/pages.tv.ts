import { api, lookup } from '../api.ts'
import { everyone, type Page, screens } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import type { PostKind } from './posts.limits.ts'

const postReads = (kind: PostKind) => () => [lookup(api.club.posts.onShow, { kind })]

/** Pages of the televisions, in a file of their own: old televisions load only this list. */
export const clubTvPages = {
  /** A television without a session shows the code to pair it with. */
  screen: { path: '/screen', who: everyone, surface: 'tv', opens: () => [lookup(api.club.screens.mine)] },
  screenNews: { path: '/screen-news', who: screens, surface: 'tv', opens: postReads('news') },
  screenTournaments: { path: '/screen-tournaments', who: screens, surface: 'tv', opens: postReads('tournament') },
  screenWinners: { path: '/screen-winners', who: screens, surface: 'tv', opens: postReads('winner') },
  screenBags: {
    path: '/screen-bags',
    who: screens,
    surface: 'tv',
    opens: () => [lookup(api.club.custody.pending), lookup(api.club.bagRequests.queue)],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubTvPages)

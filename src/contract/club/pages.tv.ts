import { api, lookup } from '../api.ts'
import { everyone, type Page, screens } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import type { PostKind } from './posts.limits.ts'

const postsOn = (kind: PostKind) => () => [lookup(api.club.posts.onShow, { kind })]

/** What televisions show. Apart from the other pages: an old television loads this list and no more. */
export const clubTvPages = {
  /** A television without a session shows the code to pair it with. */
  screen: { path: '/screen', who: everyone, surface: 'tv', opens: () => [lookup(api.club.screens.mine)] },
  screenNews: { path: '/screen-news', who: screens, surface: 'tv', opens: postsOn('news') },
  screenTournaments: { path: '/screen-tournaments', who: screens, surface: 'tv', opens: postsOn('tournament') },
  screenWinners: { path: '/screen-winners', who: screens, surface: 'tv', opens: postsOn('winner') },
  screenBags: {
    path: '/screen-bags',
    who: screens,
    surface: 'tv',
    opens: () => [lookup(api.club.custody.pending), lookup(api.club.bagRequests.queue)],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubTvPages)

import { venueAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, members, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

/** Pages of the club on the phone. */
export const clubPhonePages = {
  home: {
    path: '/home',
    who: everyone,
    surface: 'phone',
    drawn: true,
    opens: ({ query }, role) => [
      lookup(api.club.posts.news, venueAt(query)),
      ...(members.includes(role) ? [lookup(api.community.members.score), lookup(api.club.bagRequests.mine)] : []),
    ],
    offline: true,
  },
  move: { path: '/bag/:idBag', who: everyone, surface: 'phone', offline: true },
  scan: { path: '/bag-scan', who: everyone, surface: 'phone', offline: true },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubPhonePages)

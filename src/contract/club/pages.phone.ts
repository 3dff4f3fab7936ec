import { api, lookup } from '../api.ts'
import { allRoles, memberRoles, type Page } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { venueFromQuery } from '../pageUrl.ts'

/** Pages of the club on the phone. */
export const clubPhonePages = {
  home: {
    path: '/home',
    who: allRoles,
    surface: 'phone',
    serverRendered: true,
    initialReads: ({ query }, role) => [
      lookup(api.club.posts.news, venueFromQuery(query)),
      lookup(api.community.directory.sections, venueFromQuery(query)),
      ...(memberRoles.includes(role) ? [lookup(api.community.members.score), lookup(api.club.bagRequests.mine)] : []),
    ],
    publicReads: true,
  },
  move: { path: '/bag/:idBag', who: allRoles, surface: 'phone' },
  scan: { path: '/bag-scan', who: allRoles, surface: 'phone' },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(clubPhonePages)

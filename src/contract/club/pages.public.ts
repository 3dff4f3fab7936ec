import { api, lookup } from '../api.ts'
import { allRoles, type Page } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { venueFromQuery } from '../pageUrl.ts'

/** Public pages of the club, rendered on the server because their links are shared in chats. */
export const clubPublicPages = {
  newsPage: {
    path: '/novedades/:idNew',
    who: allRoles,
    surface: 'public',
    initialReads: ({ params, query }) => [
      lookup(api.club.posts.shown, { ...venueFromQuery(query), id: params.idNew ?? '' }),
    ],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(clubPublicPages)

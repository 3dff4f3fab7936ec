import { venueAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

/** Public pages of the club, rendered on the server because their links are shared in chats. */
export const clubPublicPages = {
  newsPage: {
    path: '/novedades/:idNew',
    who: everyone,
    surface: 'public',
    opens: ({ params, query }) => [lookup(api.club.posts.shown, { ...venueAt(query), id: params.idNew ?? '' })],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubPublicPages)

import { venueAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

/** What everybody sees of the club, drawn by the server: links to these are sent around. */
export const clubPublicPages = {
  newsPage: {
    path: '/novedades/:idNew',
    who: everyone,
    surface: 'public',
    opens: ({ params, query }) => [lookup(api.club.posts.shown, { ...venueAt(query), id: params.idNew ?? '' })],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubPublicPages)

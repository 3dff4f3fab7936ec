import { api, lookup } from '../api.ts'
import { allRoles, type Page } from './page.ts'
import { createPathBuilder } from './to.ts'

/** The page of an empty instance, in a file of its own: phones load the list of the kernel's other pages. */
export const firstRunPages = {
  firstRun: {
    path: '/primer-inicio',
    who: allRoles,
    surface: 'entrance',
    initialReads: ({ query }) => [lookup(api.kernel.firstRun.state, { key: query.get('clave') ?? '' })],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(firstRunPages)

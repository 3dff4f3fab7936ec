import { api, lookup } from '../api.ts'
import { adminRoles, type Page, staffRoles } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { type PageUrl, searchFromQuery } from '../pageUrl.ts'
import { bagLimits, bagTabFromQuery } from './bags.limits.ts'
import { movementFilterFromQuery, movementLimits } from './movements.limits.ts'
import { dossierFilterFromQuery, peopleLimits } from './people.limits.ts'
import { isArchiveQuery, postKindFromQuery, postKinds } from './posts.limits.ts'

const peopleReads = ({ query }: PageUrl) => [lookup(api.club.people.list, searchFromQuery(query, peopleLimits.search))]

const bagsLookup = (query: URLSearchParams) => {
  const tab = bagTabFromQuery(query)
  if (tab === 'archived') return lookup(api.club.bags.archived, {})
  return lookup(api.club.bags.list, { ...searchFromQuery(query, bagLimits.search), ...(tab && { where: tab }) })
}

const bagLookup = ({ params }: PageUrl) => lookup(api.club.bags.one, { id: params.idBag ?? '' })

export const clubPages = {
  dashboard: {
    path: '/dashboard',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [
      lookup(api.club.dashboard.counters),
      lookup(api.kernel.waiting.list),
      lookup(api.club.dashboard.activity),
      lookup(api.club.movements.recent),
      lookup(api.club.screens.list),
      lookup(api.club.screens.notice),
      lookup(api.club.bags.missing),
      ...postKinds.map((kind) => lookup(api.club.posts.onShow, { kind })),
    ],
  },

  people: { path: '/people', who: staffRoles, surface: 'staff', initialReads: peopleReads },
  dossiers: {
    path: '/fichas',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      lookup(api.club.people.dossiers, {
        ...searchFromQuery(query, peopleLimits.search),
        ...dossierFilterFromQuery(query),
      }),
    ],
  },
  dossierCreate: { path: '/fichas/create', who: adminRoles, surface: 'staff' },
  dossierImport: { path: '/fichas/import', who: adminRoles, surface: 'staff' },
  dossier: {
    path: '/fichas/:idPerson',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.club.people.one, { id: params.idPerson ?? '' })],
  },

  messages: {
    path: '/messages',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.club.messages.list, {})],
  },
  messagesAdmin: {
    path: '/messages-admin',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.club.messages.list, {})],
  },
  messageCreate: { path: '/messages/create', who: adminRoles, surface: 'staff' },
  messageEdit: {
    path: '/messages-admin/:idMessage',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.club.messages.one, { id: params.idMessage ?? '' })],
  },

  newsAdmin: {
    path: '/news-admin',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => {
      const kind = postKindFromQuery(query)
      return [
        isArchiveQuery(query) ? lookup(api.club.posts.archive, { kind }) : lookup(api.club.posts.onShow, { kind }),
      ]
    },
  },
  newsCreate: { path: '/news/create', who: adminRoles, surface: 'staff' },
  newsEdit: {
    path: '/news-admin/:idNew',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.club.posts.one, { id: params.idNew ?? '' })],
  },

  bags: {
    path: '/bags',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      lookup(api.club.movements.recent),
      lookup(api.club.bagRequests.queue),
      lookup(api.club.custody.code),
      lookup(api.club.custody.pending),
      lookup(api.club.custody.shifts),
      lookup(api.club.bags.counts),
      bagsLookup(query),
    ],
  },
  bagsLastMovements: {
    path: '/bags/lastmovements',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      lookup(api.club.movements.list, {
        ...searchFromQuery(query, movementLimits.search),
        ...movementFilterFromQuery(query),
      }),
    ],
  },
  bagsImport: { path: '/bags/import', who: adminRoles, surface: 'staff' },
  bagsCreate: { path: '/bags/create', who: adminRoles, surface: 'staff' },
  bagsLabels: {
    path: '/bags/labels',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ query }) => {
      const id = query.get('bag')
      return [id ? lookup(api.club.bags.one, { id }) : lookup(api.club.bags.list, {})]
    },
  },
  bagsEdit: { path: '/bags/edit/:idBag', who: adminRoles, surface: 'staff', initialReads: (url) => [bagLookup(url)] },
  bag: { path: '/bags/:idBag', who: staffRoles, surface: 'staff', initialReads: (url) => [bagLookup(url)] },
  bagReport: {
    path: '/bags/:idBag/report',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [bagLookup(url), lookup(api.club.movements.report, { idBag: url.params.idBag ?? '' })],
  },
  bagAction: {
    path: '/bags/:idBag/:idAction',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [bagLookup(url)],
  },
  bagItem: {
    path: '/bags/:idBag/edit/:idItem',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.club.bags.item, { idBag: params.idBag ?? '', id: params.idItem ?? '' })],
  },

  bagCode: {
    path: '/configuration/bagcode',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.club.custody.code)],
  },

  screensAdmin: {
    path: '/screens-admin',
    who: adminRoles,
    surface: 'staff',
    previews: true,
    initialReads: () => [lookup(api.club.screens.list), lookup(api.club.screens.notice)],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(clubPages)

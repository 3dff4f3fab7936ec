import { type Address, searchAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { bagLimits, bagTabAt } from './bags.limits.ts'
import { movementLimits, movementsAt } from './movements.limits.ts'
import { dossiersAt, peopleLimits } from './people.limits.ts'
import { isArchiveAt, postKindAt, postKinds } from './posts.limits.ts'

const peopleReads = ({ query }: Address) => [lookup(api.club.people.list, searchAt(query, peopleLimits.search))]

const bagsRead = (query: URLSearchParams) => {
  const tab = bagTabAt(query)
  if (tab === 'archived') return lookup(api.club.bags.archived, {})
  return lookup(api.club.bags.list, { ...searchAt(query, bagLimits.search), ...(tab && { where: tab }) })
}

const bagRead = ({ params }: Address) => lookup(api.club.bags.one, { id: params.idBag ?? '' })

export const clubPages = {
  dashboard: {
    path: '/dashboard',
    who: staff,
    surface: 'staff',
    opens: () => [
      lookup(api.club.dashboard.counters),
      lookup(api.club.dashboard.activity),
      lookup(api.club.movements.recent),
      lookup(api.club.screens.list),
      lookup(api.club.bags.missing),
      ...postKinds.map((kind) => lookup(api.club.posts.onShow, { kind })),
    ],
  },

  people: { path: '/people', who: staff, surface: 'staff', opens: peopleReads },
  dossiers: {
    path: '/fichas',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [
      lookup(api.club.people.dossiers, { ...searchAt(query, peopleLimits.search), ...dossiersAt(query) }),
    ],
  },
  dossierCreate: { path: '/fichas/create', who: admins, surface: 'staff' },
  dossierImport: { path: '/fichas/import', who: admins, surface: 'staff' },
  dossier: {
    path: '/fichas/:idPerson',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.club.people.one, { id: params.idPerson ?? '' })],
  },

  messages: { path: '/messages', who: staff, surface: 'staff', opens: () => [lookup(api.club.messages.list, {})] },
  messagesAdmin: {
    path: '/messages-admin',
    who: admins,
    surface: 'staff',
    opens: () => [lookup(api.club.messages.list, {})],
  },
  messageCreate: { path: '/messages/create', who: admins, surface: 'staff' },
  messageEdit: {
    path: '/messages-admin/:idMessage',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.club.messages.one, { id: params.idMessage ?? '' })],
  },

  newsAdmin: {
    path: '/news-admin',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => {
      const kind = postKindAt(query)
      return [isArchiveAt(query) ? lookup(api.club.posts.archive, { kind }) : lookup(api.club.posts.onShow, { kind })]
    },
  },
  newsCreate: { path: '/news/create', who: admins, surface: 'staff' },
  newsEdit: {
    path: '/news-admin/:idNew',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.club.posts.one, { id: params.idNew ?? '' })],
  },

  bags: {
    path: '/bags',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [
      lookup(api.club.movements.recent),
      lookup(api.club.bagRequests.queue),
      lookup(api.club.custody.code),
      lookup(api.club.custody.pending),
      lookup(api.club.bags.counts),
      bagsRead(query),
    ],
  },
  bagsLastMovements: {
    path: '/bags/lastmovements',
    who: admins,
    surface: 'staff',
    opens: ({ query }) => [
      lookup(api.club.movements.list, { ...searchAt(query, movementLimits.search), ...movementsAt(query) }),
    ],
  },
  bagsCreate: { path: '/bags/create', who: admins, surface: 'staff' },
  bagsLabels: {
    path: '/bags/labels',
    who: admins,
    surface: 'staff',
    opens: ({ query }) => {
      const id = query.get('bag')
      return [id ? lookup(api.club.bags.one, { id }) : lookup(api.club.bags.list, {})]
    },
  },
  bagsEdit: { path: '/bags/edit/:idBag', who: admins, surface: 'staff', opens: (url) => [bagRead(url)] },
  bag: { path: '/bags/:idBag', who: staff, surface: 'staff', opens: (url) => [bagRead(url)] },
  bagReport: {
    path: '/bags/:idBag/report',
    who: staff,
    surface: 'staff',
    opens: (url) => [bagRead(url), lookup(api.club.movements.report, { idBag: url.params.idBag ?? '' })],
  },
  bagAction: { path: '/bags/:idBag/:idAction', who: admins, surface: 'staff', opens: (url) => [bagRead(url)] },
  bagItem: {
    path: '/bags/:idBag/edit/:idItem',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.club.bags.item, { idBag: params.idBag ?? '', id: params.idItem ?? '' })],
  },

  bagCode: {
    path: '/configuration/bagcode',
    who: admins,
    surface: 'staff',
    opens: () => [lookup(api.club.custody.code)],
  },

  screensAdmin: {
    path: '/screens-admin',
    who: admins,
    surface: 'staff',
    opens: () => [lookup(api.club.screens.list)],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubPages)

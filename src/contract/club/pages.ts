import { api, opening } from '../api.ts'
import { admins, everyone, type Page, screens, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { type Place, searchAt, venueAt } from '../places.ts'
import { bagLimits } from './bags.limits.ts'
import { peopleLimits } from './people.limits.ts'
import { type PostKind, postKindAt, postKinds } from './posts.limits.ts'

const peopleAt = ({ query }: Place) => [opening(api.club.people.list, searchAt(query, peopleLimits.search))]

const oneBag = ({ params }: Place) => opening(api.club.bags.one, { id: params.idBag ?? '' })

const postsOn = (kind: PostKind) => () => [opening(api.club.posts.onShow, { kind })]

export const clubPages = {
  dashboard: {
    path: '/dashboard',
    who: staff,
    surface: 'staff',
    opens: () => [
      opening(api.club.dashboard.counters),
      opening(api.club.dashboard.activity),
      opening(api.club.movements.recent),
      opening(api.club.screens.list),
      opening(api.club.bags.missing),
      ...postKinds.map((kind) => opening(api.club.posts.onShow, { kind })),
    ],
  },

  people: { path: '/people', who: staff, surface: 'staff', opens: peopleAt },
  files: { path: '/fichas', who: staff, surface: 'staff', opens: peopleAt },
  fileCreate: { path: '/fichas/create', who: admins, surface: 'staff' },
  fileImport: { path: '/fichas/import', who: admins, surface: 'staff' },
  file: {
    path: '/fichas/:idPerson',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [opening(api.club.people.one, { id: params.idPerson ?? '' })],
  },

  messages: { path: '/messages', who: staff, surface: 'staff', opens: () => [opening(api.club.messages.list, {})] },
  messagesAdmin: {
    path: '/messages-admin',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.club.messages.list, {})],
  },
  messageCreate: { path: '/messages/create', who: admins, surface: 'staff' },

  newsAdmin: {
    path: '/news-admin',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => postsOn(postKindAt(query))(),
  },
  newsCreate: { path: '/news/create', who: admins, surface: 'staff' },
  newsEdit: {
    path: '/news-admin/:idNew',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [opening(api.club.posts.one, { id: params.idNew ?? '' })],
  },
  home: {
    path: '/home',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [opening(api.club.posts.news, venueAt(query))],
    offline: true,
  },

  bags: {
    path: '/bags',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [
      opening(api.club.movements.recent),
      opening(api.club.bags.list, searchAt(query, bagLimits.search)),
    ],
  },
  bagsLastMovements: {
    path: '/bags/lastmovements',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.club.movements.list, {})],
  },
  bagsCreate: { path: '/bags/create', who: admins, surface: 'staff' },
  bagsLabels: {
    path: '/bags/labels',
    who: admins,
    surface: 'staff',
    opens: ({ query }) => {
      const id = query.get('bag')
      return [id ? opening(api.club.bags.one, { id }) : opening(api.club.bags.list, {})]
    },
  },
  bagsEdit: { path: '/bags/edit/:idBag', who: admins, surface: 'staff', opens: (place) => [oneBag(place)] },
  bag: { path: '/bags/:idBag', who: staff, surface: 'staff', opens: (place) => [oneBag(place)] },
  bagReport: {
    path: '/bags/:idBag/report',
    who: staff,
    surface: 'staff',
    opens: (place) => [oneBag(place), opening(api.club.movements.report, { idBag: place.params.idBag ?? '' })],
  },
  bagAction: { path: '/bags/:idBag/:idAction', who: admins, surface: 'staff', opens: (place) => [oneBag(place)] },
  bagItem: {
    path: '/bags/:idBag/edit/:idItem',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [opening(api.club.bags.item, { idBag: params.idBag ?? '', id: params.idItem ?? '' })],
  },

  bagCode: {
    path: '/configuration/bagcode',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.club.custody.code)],
  },
  move: { path: '/bag/:idBag', who: everyone, surface: 'phone', offline: true },
  scan: { path: '/bag-scan', who: everyone, surface: 'phone', offline: true },

  screensAdmin: {
    path: '/screens-admin',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.club.screens.list)],
  },
  /** A television without a session shows the code to pair it with. */
  screen: { path: '/screen', who: everyone, surface: 'tv', opens: () => [opening(api.club.screens.mine)] },
  screenNews: { path: '/screen-news', who: screens, surface: 'tv', opens: postsOn('news') },
  screenTournaments: { path: '/screen-tournaments', who: screens, surface: 'tv', opens: postsOn('tournament') },
  screenWinners: { path: '/screen-winners', who: screens, surface: 'tv', opens: postsOn('winner') },
  screenBags: {
    path: '/screen-bags',
    who: screens,
    surface: 'tv',
    opens: () => [opening(api.club.custody.pending)],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(clubPages)

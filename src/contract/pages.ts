import { api, type Opening, opening } from './api.ts'
import { bagLimits } from './club/bags.limits.ts'
import { peopleLimits } from './club/people.limits.ts'
import { type PostKind, postKinds } from './club/posts.limits.ts'
import { type Role, roles } from './kernel/roles.ts'
import { languageAt, type Place, postKindAt, searchAt, venueAt } from './places.ts'

/** Which shell a page wears. The first paint of one loads nothing of another. */
export type Surface = 'door' | 'staff' | 'tv' | 'phone' | 'guest'

/** These arrive drawn: a guest's phone shows them before any of their code has run. */
export const drawnSurfaces: readonly Surface[] = ['guest']

export interface Page {
  path: string
  who: readonly Role[]
  surface: Surface
  /** The reads whose answers come with the page itself. */
  opens?: (place: Place) => Opening[]
}

const everyone = roles
const visitors: Role[] = ['visitor']
const screens: Role[] = ['screen', 'staff', 'admin']
const staff: Role[] = ['staff', 'admin']
const admins: Role[] = ['admin']

const peopleAt = ({ query }: Place) => [opening(api.club.people.list, searchAt(query, peopleLimits.search))]

const oneBag = ({ params }: Place) => opening(api.club.bags.one, { id: params.idBag ?? '' })

const hotelAt = ({ params }: Place) => ({ venue: Number(params.idHotel) })
const readerAt = (place: Place) => ({ ...hotelAt(place), language: languageAt(place) })

const placesAt = (place: Place) => [
  opening(api.kernel.venues.front, hotelAt(place)),
  opening(api.hotel.menus.places, readerAt(place)),
]
const productAt = (place: Place) => [
  opening(api.hotel.menus.shownProduct, { ...readerAt(place), product: place.params.idProduct ?? '' }),
]

const postsOn = (kind: PostKind) => () => [opening(api.club.posts.onShow, { kind })]

const everyOutlet = opening(api.hotel.outlets.list, {})
const menuAt = ({ params }: Place) => opening(api.hotel.menus.one, { id: params.menuId ?? '' })
const categoryAt = ({ params }: Place) => opening(api.hotel.menus.category, { id: params.categoryId ?? '' })

/** Every page: its address, who may open it, and what it opens with. */
export const pages = {
  landing: { path: '/', who: everyone, surface: 'door' },
  login: { path: '/login', who: visitors, surface: 'door' },
  recover: { path: '/recover', who: everyone, surface: 'door' },
  resetPassword: { path: '/reset-password', who: everyone, surface: 'door' },

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
  screensAdmin: {
    path: '/screens-admin',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.club.screens.list)],
  },
  configurations: {
    path: '/configurations',
    who: staff,
    surface: 'staff',
    opens: () => [opening(api.kernel.venues.configuration), opening(api.kernel.identity.sessions)],
  },
  configurationEdit: {
    path: '/configuration/edit',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.kernel.venues.configuration)],
  },
  bagCode: {
    path: '/configuration/bagcode',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.club.custody.code)],
  },
  recoverSignedIn: { path: '/configurations/resetpassword', who: staff, surface: 'staff' },

  outlets: {
    path: '/outlets',
    who: staff,
    surface: 'staff',
    opens: () => [everyOutlet],
  },
  outletCreate: { path: '/outlet/createOutlet', who: admins, surface: 'staff' },
  outletEdit: {
    path: '/outlet/:idOutlet/editOutlet',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [opening(api.hotel.outlets.one, { id: params.idOutlet ?? '' })],
  },
  menus: { path: '/menu', who: staff, surface: 'staff', opens: () => [opening(api.hotel.menus.list)] },
  menuCreate: { path: '/menu/createMenu', who: admins, surface: 'staff', opens: () => [everyOutlet] },
  menuEdit: {
    path: '/menu/:menuId/editMenu',
    who: admins,
    surface: 'staff',
    opens: (place) => [menuAt(place), everyOutlet],
  },
  categoryCreate: { path: '/menu/:menuId/createCategory', who: admins, surface: 'staff' },
  categoryEdit: {
    path: '/menu/:menuId/:categoryId/editCategory',
    who: admins,
    surface: 'staff',
    opens: (place) => [categoryAt(place)],
  },
  productCreate: { path: '/menu/:menuId/:categoryId/createProduct', who: admins, surface: 'staff' },
  productEdit: {
    path: '/menu/:menuId/:categoryId/editProduct/:productIndex',
    who: admins,
    surface: 'staff',
    opens: (place) => [categoryAt(place), menuAt(place)],
  },
  menuTranslations: {
    path: '/menu/:menuId/translations',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [opening(api.hotel.menus.texts, { id: params.menuId ?? '' })],
  },
  menuImport: { path: '/menu/:menuId/import', who: admins, surface: 'staff', opens: (place) => [menuAt(place)] },
  menu: { path: '/menu/:menuId', who: staff, surface: 'staff', opens: (place) => [menuAt(place)] },
  products: {
    path: '/menu/:menuId/:categoryId',
    who: staff,
    surface: 'staff',
    opens: (place) => [categoryAt(place)],
  },

  move: {
    path: '/bag/:idBag',
    who: everyone,
    surface: 'phone',
  },
  scan: { path: '/bag-scan', who: everyone, surface: 'phone' },
  home: {
    path: '/home',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [opening(api.club.posts.news, venueAt(query))],
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

  hotelCode: { path: '/hotel', who: everyone, surface: 'guest' },
  guestLanguage: {
    path: '/:idHotel/language',
    who: everyone,
    surface: 'guest',
    opens: (place) => [opening(api.kernel.venues.front, hotelAt(place))],
  },
  guestPlaces: { path: '/:idHotel/:idLanguage', who: everyone, surface: 'guest', opens: placesAt },
  guestOutlets: { path: '/:idHotel/:idLanguage/outlets', who: everyone, surface: 'guest', opens: placesAt },
  guestOutletMenu: {
    path: '/:idHotel/:idLanguage/:outletId/menu',
    who: everyone,
    surface: 'guest',
    opens: (place) => [opening(api.hotel.menus.offered, { ...readerAt(place), outlet: place.params.outletId ?? '' })],
  },
  guestMenu: {
    path: '/:idHotel/menu/:idMenu',
    who: everyone,
    surface: 'guest',
    opens: (place) => [opening(api.hotel.menus.shown, { ...readerAt(place), menu: place.params.idMenu ?? '' })],
  },
  guestProduct: {
    path: '/:idHotel/:idLanguage/:idMenu/:idCategoria/:idProduct/client',
    who: everyone,
    surface: 'guest',
    opens: productAt,
  },
  guestProductInSpanish: {
    path: '/:idHotel/:idMenu/:idCategoria/:idProduct/client',
    who: everyone,
    surface: 'guest',
    opens: productAt,
  },
  place: {
    path: '/lugares/:idLugar',
    who: everyone,
    surface: 'guest',
    opens: (place) => [
      opening(api.hotel.menus.atOutlet, { language: languageAt(place), outlet: place.params.idLugar ?? '' }),
    ],
  },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

const freedom = (path: string) => path.replaceAll(/[^/]+/g, (step) => (step.startsWith(':') ? '1' : '0'))

/** The order in which addresses are tried: '/news/create' before '/news/:id' before '/:idHotel/:idLanguage'. */
export const bySpecificity = <P extends { path: string }>(list: readonly P[]): P[] =>
  list.toSorted((a, b) => freedom(a.path).localeCompare(freedom(b.path)))

import { api, lookup } from '../api.ts'
import { adminRoles, type Page, staffRoles } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { languageOfPageUrl, type PageUrl, pageNumberFromQuery } from '../pageUrl.ts'
import type { RoomKind } from './rooms.limits.ts'

const outletsLookup = lookup(api.hotel.outlets.list, {})
const stationsLookup = lookup(api.hotel.stations.list)
/** Settings of the accounts, which contain the tax rates. */
const taxRatesLookup = lookup(api.hotel.accounts.settings)
const tillLookup = lookup(api.hotel.till.current)
const menusLookup = lookup(api.hotel.menus.offered, {})
const menuLookup = ({ params }: PageUrl) => lookup(api.hotel.menus.one, { id: params.menuId ?? '' })
const allProductsLookup = ({ params }: PageUrl) => lookup(api.hotel.menus.everyProduct, { id: params.menuId ?? '' })
const categoryLookup = ({ params }: PageUrl) => lookup(api.hotel.menus.category, { id: params.categoryId ?? '' })
const orderLookup = ({ params }: PageUrl) => lookup(api.hotel.orders.one, { id: params.idOrder ?? '' })
/** Without the query parameter `outlet` the result is empty, which means all outlets. */
const outletFromQuery = (query: URLSearchParams): { outletId?: string } => {
  const outletId = query.get('outlet')
  return outletId ? { outletId } : {}
}
/** The outlet and the station of a kitchen screen; a missing parameter means all of them. */
export const kitchenFilterFromQuery = (query: URLSearchParams): { outletId?: string; stationId?: string } => {
  const stationId = query.get('station')
  return { ...outletFromQuery(query), ...(stationId ? { stationId } : {}) }
}
const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
/** The range is left out unless both days are valid; the server then uses its default range. */
export const figuresFromQuery = (query: URLSearchParams): { from?: string; to?: string; outletId?: string } => {
  const [from, to] = [query.get('from'), query.get('to')]
  return { ...(from && to && isDay(from) && isDay(to) ? { from, to } : {}), ...outletFromQuery(query) }
}
/** Without a valid day in the URL the server uses today. */
export const dayFromQuery = (query: URLSearchParams): { day?: string } => {
  const day = query.get('day')
  return day && isDay(day) ? { day } : {}
}
export const roomKindFromQuery = (query: URLSearchParams): RoomKind =>
  query.get('kind') === 'table' ? 'table' : 'room'
const roomLookup = ({ params }: PageUrl) => lookup(api.hotel.stays.at, { number: Number(params.idTable) })
const chatReads = ({ query }: PageUrl) => {
  const stayId = query.get('stay')
  const list = lookup(api.hotel.chat.list, { ended: query.get('ended') === 'yes' })
  return stayId ? [list, lookup(api.hotel.chat.of, { stayId })] : [list]
}

/** Pages of the hotel in the back-office. */
export const hotelStaffPages = {
  outlets: { path: '/outlets', who: staffRoles, surface: 'staff', initialReads: () => [outletsLookup] },
  outletCodes: { path: '/outlets/codes', who: staffRoles, surface: 'staff', initialReads: () => [outletsLookup] },
  outletCreate: { path: '/outlet/createOutlet', who: adminRoles, surface: 'staff' },
  outletEdit: {
    path: '/outlet/:idOutlet/editOutlet',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.outlets.one, { id: params.idOutlet ?? '' })],
  },

  stations: { path: '/stations', who: adminRoles, surface: 'staff', initialReads: () => [stationsLookup] },
  stationCreate: { path: '/stations/create', who: adminRoles, surface: 'staff' },
  stationEdit: {
    path: '/stations/:idStation',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.stations.one, { id: params.idStation ?? '' })],
  },

  menus: {
    path: '/menu',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.hotel.menus.list), lookup(api.hotel.menus.counts)],
  },
  menuCreate: { path: '/menu/createMenu', who: adminRoles, surface: 'staff', initialReads: () => [outletsLookup] },
  menuEdit: {
    path: '/menu/:menuId/editMenu',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [menuLookup(url), outletsLookup],
    previews: true,
  },
  menuTranslations: {
    path: '/menu/:menuId/translations',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.menus.texts, { id: params.menuId ?? '' })],
    previews: true,
  },
  menuImport: {
    path: '/menu/:menuId/import',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [menuLookup(url)],
  },
  menuPaper: {
    path: '/menu/:menuId/paper',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [
      lookup(api.hotel.menus.shown, { language: languageOfPageUrl(url), menu: url.params.menuId ?? '' }),
    ],
  },
  menuPrices: {
    path: '/menu/:menuId/prices',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [allProductsLookup(url)],
  },
  menuPhotos: {
    path: '/menu/:menuId/photos',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [allProductsLookup(url)],
  },
  menu: {
    path: '/menu/:menuId',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [menuLookup(url)],
    previews: true,
  },

  categoryCreate: {
    path: '/menu/:menuId/createCategory',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [menuLookup(url), stationsLookup, taxRatesLookup],
  },
  categoryEdit: {
    path: '/menu/:menuId/:categoryId/editCategory',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [categoryLookup(url), stationsLookup, taxRatesLookup],
    previews: true,
  },
  products: {
    path: '/menu/:menuId/:categoryId',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [categoryLookup(url)],
    previews: true,
  },
  productCreate: {
    path: '/menu/:menuId/:categoryId/createProduct',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [categoryLookup(url), stationsLookup, taxRatesLookup],
  },
  productEdit: {
    path: '/menu/:menuId/:categoryId/editProduct/:productIndex',
    who: adminRoles,
    surface: 'staff',
    initialReads: (url) => [categoryLookup(url), menuLookup(url), stationsLookup, taxRatesLookup],
    previews: true,
  },

  orders: { path: '/orders', who: staffRoles, surface: 'staff', initialReads: () => [lookup(api.hotel.orders.board)] },
  ordersHistory: {
    path: '/orders/history',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.hotel.orders.history, { page: pageNumberFromQuery(query) })],
  },
  kitchen: {
    path: '/orders/kitchen',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      lookup(api.hotel.orders.kitchen, kitchenFilterFromQuery(query)),
      outletsLookup,
      stationsLookup,
    ],
    whole: true,
  },
  orderFigures: {
    path: '/orders/figures',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.hotel.figures.read, figuresFromQuery(query)), outletsLookup],
  },
  orderTicket: {
    path: '/orders/:idOrder/ticket',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [orderLookup(url), stationsLookup],
  },
  orderEdit: {
    path: '/orders/:idOrder/edit',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [orderLookup(url), menusLookup],
  },

  rooms: {
    path: '/:idHotel/rooms',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.hotel.stays.board, { kind: 'room' })],
  },
  tables: {
    path: '/:idHotel/tables',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.hotel.stays.board, { kind: 'table' })],
  },
  roomSheet: {
    path: '/tables/codes',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.hotel.rooms.sheet, { kind: roomKindFromQuery(query) })],
  },
  room: { path: '/tables/:idTable', who: staffRoles, surface: 'staff', initialReads: (url) => [roomLookup(url)] },
  slip: { path: '/tables/:idTable/slip', who: staffRoles, surface: 'staff', initialReads: (url) => [roomLookup(url)] },
  orderCreate: {
    path: '/tables/:idTable/order',
    who: staffRoles,
    surface: 'staff',
    initialReads: (url) => [roomLookup(url), menusLookup, outletsLookup],
  },
  bill: {
    path: '/stays/:idStay/bill',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params: { idStay: id = '' } }) => [
      lookup(api.hotel.stays.bill, { id }),
      lookup(api.hotel.accounts.one, { id }),
    ],
  },

  tableAccount: {
    path: '/tables/:idTable/account',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.accounts.at, { number: Number(params.idTable) }), tillLookup],
  },
  stayAccount: {
    path: '/stays/:idStay/account',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.accounts.one, { id: params.idStay ?? '' }), tillLookup],
  },
  receipt: {
    path: '/payments/:idPayment/receipt',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.accounts.receipt, { id: params.idPayment ?? '' })],
  },
  accountSettings: {
    path: '/configuration/accounts',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.hotel.accounts.settings)],
  },
  till: {
    path: '/till',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      tillLookup,
      lookup(api.hotel.till.closed, { page: pageNumberFromQuery(query) }),
      outletsLookup,
    ],
  },
  tillDay: {
    path: '/till/day',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.hotel.till.day, dayFromQuery(query))],
  },
  shift: {
    path: '/till/:idShift',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [lookup(api.hotel.till.one, { id: params.idShift ?? '' })],
  },

  chats: { path: '/chat', who: staffRoles, surface: 'staff', initialReads: chatReads },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(hotelStaffPages)

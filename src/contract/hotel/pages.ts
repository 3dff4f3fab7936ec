import { type Address, languageAt, pageNumberAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import type { RoomKind } from './rooms.limits.ts'

const outletsRead = lookup(api.hotel.outlets.list, {})
const menusRead = lookup(api.hotel.menus.offered, {})
const menuRead = ({ params }: Address) => lookup(api.hotel.menus.one, { id: params.menuId ?? '' })
const allProductsRead = ({ params }: Address) => lookup(api.hotel.menus.everyProduct, { id: params.menuId ?? '' })
const categoryRead = ({ params }: Address) => lookup(api.hotel.menus.category, { id: params.categoryId ?? '' })
const orderRead = ({ params }: Address) => lookup(api.hotel.orders.one, { id: params.idOrder ?? '' })
/** Without the query parameter `outlet` the result is empty, which means all outlets. */
export const outletAt = (query: URLSearchParams): { outletId?: string } => {
  const outletId = query.get('outlet')
  return outletId ? { outletId } : {}
}
const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
/** The range is left out unless both days are valid; the server then uses its default range. */
export const figuresAt = (query: URLSearchParams): { from?: string; to?: string; outletId?: string } => {
  const [from, to] = [query.get('from'), query.get('to')]
  return { ...(from && to && isDay(from) && isDay(to) ? { from, to } : {}), ...outletAt(query) }
}
export const roomKindAt = (query: URLSearchParams): RoomKind => (query.get('kind') === 'table' ? 'table' : 'room')
const roomRead = ({ params }: Address) => lookup(api.hotel.stays.at, { number: Number(params.idTable) })
const chatReads = ({ query }: Address) => {
  const stayId = query.get('stay')
  const list = lookup(api.hotel.chat.list, { ended: query.get('ended') === 'yes' })
  return stayId ? [list, lookup(api.hotel.chat.of, { stayId })] : [list]
}

/** Pages of the hotel in the back-office. */
export const hotelPages = {
  outlets: { path: '/outlets', who: staff, surface: 'staff', opens: () => [outletsRead] },
  outletCodes: { path: '/outlets/codes', who: staff, surface: 'staff', opens: () => [outletsRead] },
  outletCreate: { path: '/outlet/createOutlet', who: admins, surface: 'staff' },
  outletEdit: {
    path: '/outlet/:idOutlet/editOutlet',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.hotel.outlets.one, { id: params.idOutlet ?? '' })],
  },

  menus: {
    path: '/menu',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.hotel.menus.list), lookup(api.hotel.menus.counts)],
  },
  menuCreate: { path: '/menu/createMenu', who: admins, surface: 'staff', opens: () => [outletsRead] },
  menuEdit: {
    path: '/menu/:menuId/editMenu',
    who: admins,
    surface: 'staff',
    opens: (url) => [menuRead(url), outletsRead],
    previews: true,
  },
  menuTranslations: {
    path: '/menu/:menuId/translations',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.hotel.menus.texts, { id: params.menuId ?? '' })],
    previews: true,
  },
  menuImport: { path: '/menu/:menuId/import', who: admins, surface: 'staff', opens: (url) => [menuRead(url)] },
  menuPaper: {
    path: '/menu/:menuId/paper',
    who: staff,
    surface: 'staff',
    opens: (url) => [lookup(api.hotel.menus.shown, { language: languageAt(url), menu: url.params.menuId ?? '' })],
  },
  menuPrices: {
    path: '/menu/:menuId/prices',
    who: admins,
    surface: 'staff',
    opens: (url) => [allProductsRead(url)],
  },
  menuPhotos: {
    path: '/menu/:menuId/photos',
    who: admins,
    surface: 'staff',
    opens: (url) => [allProductsRead(url)],
  },
  menu: {
    path: '/menu/:menuId',
    who: staff,
    surface: 'staff',
    opens: (url) => [menuRead(url)],
    previews: true,
  },

  categoryCreate: {
    path: '/menu/:menuId/createCategory',
    who: admins,
    surface: 'staff',
    opens: (url) => [menuRead(url)],
  },
  categoryEdit: {
    path: '/menu/:menuId/:categoryId/editCategory',
    who: admins,
    surface: 'staff',
    opens: (url) => [categoryRead(url)],
    previews: true,
  },
  products: {
    path: '/menu/:menuId/:categoryId',
    who: staff,
    surface: 'staff',
    opens: (url) => [categoryRead(url)],
    previews: true,
  },
  productCreate: {
    path: '/menu/:menuId/:categoryId/createProduct',
    who: admins,
    surface: 'staff',
    opens: (url) => [categoryRead(url)],
  },
  productEdit: {
    path: '/menu/:menuId/:categoryId/editProduct/:productIndex',
    who: admins,
    surface: 'staff',
    opens: (url) => [categoryRead(url), menuRead(url)],
    previews: true,
  },

  orders: { path: '/orders', who: staff, surface: 'staff', opens: () => [lookup(api.hotel.orders.board)] },
  ordersHistory: {
    path: '/orders/history',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.hotel.orders.history, { page: pageNumberAt(query) })],
  },
  kitchen: {
    path: '/orders/kitchen',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.hotel.orders.kitchen, outletAt(query)), outletsRead],
    whole: true,
  },
  orderFigures: {
    path: '/orders/figures',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.hotel.figures.read, figuresAt(query)), outletsRead],
  },
  orderTicket: {
    path: '/orders/:idOrder/ticket',
    who: staff,
    surface: 'staff',
    opens: (url) => [orderRead(url)],
  },
  orderEdit: {
    path: '/orders/:idOrder/edit',
    who: staff,
    surface: 'staff',
    opens: (url) => [orderRead(url), menusRead],
  },

  rooms: {
    path: '/:idHotel/rooms',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.hotel.stays.board, { kind: 'room' })],
  },
  tables: {
    path: '/:idHotel/tables',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.hotel.stays.board, { kind: 'table' })],
  },
  roomSheet: {
    path: '/tables/codes',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.hotel.rooms.sheet, { kind: roomKindAt(query) })],
  },
  room: { path: '/tables/:idTable', who: staff, surface: 'staff', opens: (url) => [roomRead(url)] },
  orderCreate: {
    path: '/tables/:idTable/order',
    who: staff,
    surface: 'staff',
    opens: (url) => [roomRead(url), menusRead],
  },
  bill: {
    path: '/stays/:idStay/bill',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.hotel.stays.bill, { id: params.idStay ?? '' })],
  },

  chats: { path: '/chat', who: staff, surface: 'staff', opens: chatReads },
} as const satisfies Record<string, Page>

export const to = addressesOf(hotelPages)

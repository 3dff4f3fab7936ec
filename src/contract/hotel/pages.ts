import { type Address, languageAt, pageNumberAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import type { RoomKind } from './rooms.limits.ts'

const everyOutlet = lookup(api.hotel.outlets.list, {})
const everyMenu = lookup(api.hotel.menus.offered, {})
const menuAt = ({ params }: Address) => lookup(api.hotel.menus.one, { id: params.menuId ?? '' })
const everyProductAt = ({ params }: Address) => lookup(api.hotel.menus.everyProduct, { id: params.menuId ?? '' })
const categoryAt = ({ params }: Address) => lookup(api.hotel.menus.category, { id: params.categoryId ?? '' })
const orderAt = ({ params }: Address) => lookup(api.hotel.orders.one, { id: params.idOrder ?? '' })
/** Of one outlet where the address names it, of all of them where it does not. */
export const outletAt = (query: URLSearchParams): { outletId?: string } => {
  const outletId = query.get('outlet')
  return outletId ? { outletId } : {}
}
const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
/** Two days or none: what is no range is the usual one. */
export const figuresAt = (query: URLSearchParams): { from?: string; to?: string; outletId?: string } => {
  const [from, to] = [query.get('from'), query.get('to')]
  return { ...(from && to && isDay(from) && isDay(to) ? { from, to } : {}), ...outletAt(query) }
}
export const roomKindAt = (query: URLSearchParams): RoomKind => (query.get('kind') === 'table' ? 'table' : 'room')
const roomAt = ({ params }: Address) => lookup(api.hotel.stays.at, { number: Number(params.idTable) })
const chatsAt = ({ query }: Address) => {
  const stayId = query.get('stay')
  const list = lookup(api.hotel.chat.list, { ended: query.get('ended') === 'yes' })
  return stayId ? [list, lookup(api.hotel.chat.of, { stayId })] : [list]
}

/** The hotel's pages of the back-office. */
export const hotelPages = {
  outlets: { path: '/outlets', who: staff, surface: 'staff', opens: () => [everyOutlet] },
  outletCodes: { path: '/outlets/codes', who: staff, surface: 'staff', opens: () => [everyOutlet] },
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
  menuCreate: { path: '/menu/createMenu', who: admins, surface: 'staff', opens: () => [everyOutlet] },
  menuEdit: {
    path: '/menu/:menuId/editMenu',
    who: admins,
    surface: 'staff',
    opens: (address) => [menuAt(address), everyOutlet],
    previews: true,
  },
  menuTranslations: {
    path: '/menu/:menuId/translations',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.hotel.menus.texts, { id: params.menuId ?? '' })],
    previews: true,
  },
  menuImport: { path: '/menu/:menuId/import', who: admins, surface: 'staff', opens: (address) => [menuAt(address)] },
  menuPaper: {
    path: '/menu/:menuId/paper',
    who: staff,
    surface: 'staff',
    opens: (address) => [
      lookup(api.hotel.menus.shown, { language: languageAt(address), menu: address.params.menuId ?? '' }),
    ],
  },
  menuPrices: {
    path: '/menu/:menuId/prices',
    who: admins,
    surface: 'staff',
    opens: (address) => [everyProductAt(address)],
  },
  menuPhotos: {
    path: '/menu/:menuId/photos',
    who: admins,
    surface: 'staff',
    opens: (address) => [everyProductAt(address)],
  },
  menu: {
    path: '/menu/:menuId',
    who: staff,
    surface: 'staff',
    opens: (address) => [menuAt(address)],
    previews: true,
  },

  categoryCreate: {
    path: '/menu/:menuId/createCategory',
    who: admins,
    surface: 'staff',
    opens: (address) => [menuAt(address)],
  },
  categoryEdit: {
    path: '/menu/:menuId/:categoryId/editCategory',
    who: admins,
    surface: 'staff',
    opens: (address) => [categoryAt(address)],
    previews: true,
  },
  products: {
    path: '/menu/:menuId/:categoryId',
    who: staff,
    surface: 'staff',
    opens: (address) => [categoryAt(address)],
    previews: true,
  },
  productCreate: {
    path: '/menu/:menuId/:categoryId/createProduct',
    who: admins,
    surface: 'staff',
    opens: (address) => [categoryAt(address)],
  },
  productEdit: {
    path: '/menu/:menuId/:categoryId/editProduct/:productIndex',
    who: admins,
    surface: 'staff',
    opens: (address) => [categoryAt(address), menuAt(address)],
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
    opens: ({ query }) => [lookup(api.hotel.orders.kitchen, outletAt(query)), everyOutlet],
    whole: true,
  },
  orderFigures: {
    path: '/orders/figures',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.hotel.figures.read, figuresAt(query)), everyOutlet],
  },
  orderTicket: {
    path: '/orders/:idOrder/ticket',
    who: staff,
    surface: 'staff',
    opens: (address) => [orderAt(address)],
  },
  orderEdit: {
    path: '/orders/:idOrder/edit',
    who: staff,
    surface: 'staff',
    opens: (address) => [orderAt(address), everyMenu],
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
  room: { path: '/tables/:idTable', who: staff, surface: 'staff', opens: (address) => [roomAt(address)] },
  orderCreate: {
    path: '/tables/:idTable/order',
    who: staff,
    surface: 'staff',
    opens: (address) => [roomAt(address), everyMenu],
  },
  bill: {
    path: '/stays/:idStay/bill',
    who: staff,
    surface: 'staff',
    opens: ({ params }) => [lookup(api.hotel.stays.bill, { id: params.idStay ?? '' })],
  },

  chats: { path: '/chat', who: staff, surface: 'staff', opens: chatsAt },
} as const satisfies Record<string, Page>

export const to = addressesOf(hotelPages)

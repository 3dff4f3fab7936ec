import { type Address, languageAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

const venueInput = ({ params }: Address) => ({ venue: Number(params.idHotel) })
const readerInput = (url: Address) => ({ ...venueInput(url), language: languageAt(url) })

/** The page guestMail calls its parameters idRestaurant and idTable; they mean the venue and the room number. */
const roomRead = ({ params: { idHotel, idRestaurant, idRoom, idTable } }: Address) =>
  lookup(api.hotel.stays.here, { venue: Number(idHotel ?? idRestaurant), number: Number(idRoom ?? idTable) })

const startPageReads = (url: Address) => [
  lookup(api.kernel.venues.front, venueInput(url)),
  lookup(api.hotel.menus.atVenue, readerInput(url)),
]
/** The page and the screen use the same input, so that the screen finds the initial data. */
export const productAsked = ({ params, query }: Address) => {
  const outlet = query.get('outlet')
  return {
    product: params.idProduct ?? '',
    menu: params.idMenu ?? '',
    category: params.idCategoria ?? '',
    ...(outlet ? { outlet } : {}),
  }
}
const productReads = (url: Address) => [
  lookup(api.hotel.menus.shownProduct, { ...readerInput(url), ...productAsked(url) }),
]

/** Pages of guests, in a file of their own: phones of guests load only this list of pages. */
export const guestPages = {
  hotelCode: { path: '/hotel', who: everyone, surface: 'guest' },
  guestLanguage: {
    path: '/:idHotel/language',
    who: everyone,
    surface: 'guest',
    opens: (url) => [lookup(api.kernel.venues.front, venueInput(url))],
  },
  guestHome: { path: '/:idHotel/:idLanguage/', who: everyone, surface: 'guest', opens: startPageReads },
  guestOutlets: { path: '/:idHotel/:idLanguage/outlets', who: everyone, surface: 'guest', opens: startPageReads },
  guestOutletMenu: {
    path: '/:idHotel/:idLanguage/:outletId/menu',
    who: everyone,
    surface: 'guest',
    opens: (url) => [lookup(api.hotel.menus.offered, { ...readerInput(url), outlet: url.params.outletId ?? '' })],
  },
  guestMenu: {
    path: '/:idHotel/menu/:idMenu',
    who: everyone,
    surface: 'guest',
    opens: (url) => [lookup(api.hotel.menus.shown, { ...readerInput(url), menu: url.params.idMenu ?? '' })],
  },
  guestProduct: {
    path: '/:idHotel/:idLanguage/:idMenu/:idCategoria/:idProduct/client',
    who: everyone,
    surface: 'guest',
    opens: productReads,
  },
  guestProductInSpanish: {
    path: '/:idHotel/:idMenu/:idCategoria/:idProduct/client',
    who: everyone,
    surface: 'guest',
    opens: productReads,
  },
  guestCart: {
    path: '/:idHotel/cart/:idRoom',
    who: everyone,
    surface: 'guest',
    opens: (url) => [roomRead(url), lookup(api.hotel.menus.offered, readerInput(url))],
  },
  guestRoom: {
    path: '/:idHotel/:idRoom',
    who: everyone,
    surface: 'guest',
    opens: (url) => [roomRead(url), lookup(api.hotel.orders.mine, readerInput(url))],
  },
  guestRooms: {
    path: '/:idHotel/rooms',
    who: everyone,
    surface: 'guest',
    opens: (url) => [lookup(api.hotel.rooms.list, { ...venueInput(url), kind: 'room' })],
  },
  guestTables: {
    path: '/:idHotel/tables',
    who: everyone,
    surface: 'guest',
    opens: (url) => [lookup(api.hotel.rooms.list, { ...venueInput(url), kind: 'table' })],
  },
  guestLogin: { path: '/:idHotel/login', who: everyone, surface: 'guest' },
  guestInformation: {
    path: '/:idHotel/:idRoom/information',
    who: everyone,
    surface: 'guest',
    opens: (url) => [roomRead(url), lookup(api.kernel.venues.information, readerInput(url))],
  },
  guestChat: {
    path: '/:idHotel/:idRoom/chat',
    who: everyone,
    surface: 'guest',
    opens: (url) => [roomRead(url), lookup(api.hotel.chat.mine, venueInput(url))],
  },
  guestMail: {
    path: '/:idRestaurant/:idTable/mail',
    who: everyone,
    surface: 'guest',
    opens: (url) => [roomRead(url)],
  },
  guestOutlet: {
    path: '/lugares/:idLugar',
    who: everyone,
    surface: 'guest',
    opens: (url) => [lookup(api.hotel.menus.atOutlet, { language: languageAt(url), outlet: url.params.idLugar ?? '' })],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(guestPages)

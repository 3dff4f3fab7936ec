import { type Address, languageAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

const hotelAt = ({ params }: Address) => ({ venue: Number(params.idHotel) })
const readerAt = (address: Address) => ({ ...hotelAt(address), language: languageAt(address) })

/** A table is a room by another word, and a restaurant a hotel. */
const roomAt = ({ params: { idHotel, idRestaurant, idRoom, idTable } }: Address) =>
  lookup(api.hotel.stays.here, { venue: Number(idHotel ?? idRestaurant), number: Number(idRoom ?? idTable) })

const firstAt = (address: Address) => [
  lookup(api.kernel.venues.front, hotelAt(address)),
  lookup(api.hotel.menus.atVenue, readerAt(address)),
]
/** What the address of a product asks for; the screen reads the same. */
export const productAsked = ({ params, query }: Address) => {
  const outlet = query.get('outlet')
  return {
    product: params.idProduct ?? '',
    menu: params.idMenu ?? '',
    category: params.idCategoria ?? '',
    ...(outlet ? { outlet } : {}),
  }
}
const productAt = (address: Address) => [
  lookup(api.hotel.menus.shownProduct, { ...readerAt(address), ...productAsked(address) }),
]

/** What a guest sees of the hotel. Apart from the back-office's pages: a phone loads this list and not the other. */
export const guestPages = {
  hotelCode: { path: '/hotel', who: everyone, surface: 'guest' },
  guestLanguage: {
    path: '/:idHotel/language',
    who: everyone,
    surface: 'guest',
    opens: (address) => [lookup(api.kernel.venues.front, hotelAt(address))],
  },
  guestHome: { path: '/:idHotel/:idLanguage/', who: everyone, surface: 'guest', opens: firstAt },
  guestOutlets: { path: '/:idHotel/:idLanguage/outlets', who: everyone, surface: 'guest', opens: firstAt },
  guestOutletMenu: {
    path: '/:idHotel/:idLanguage/:outletId/menu',
    who: everyone,
    surface: 'guest',
    opens: (address) => [
      lookup(api.hotel.menus.offered, { ...readerAt(address), outlet: address.params.outletId ?? '' }),
    ],
  },
  guestMenu: {
    path: '/:idHotel/menu/:idMenu',
    who: everyone,
    surface: 'guest',
    opens: (address) => [lookup(api.hotel.menus.shown, { ...readerAt(address), menu: address.params.idMenu ?? '' })],
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
  guestCart: {
    path: '/:idHotel/cart/:idRoom',
    who: everyone,
    surface: 'guest',
    opens: (address) => [roomAt(address), lookup(api.hotel.menus.offered, readerAt(address))],
  },
  guestRoom: {
    path: '/:idHotel/:idRoom',
    who: everyone,
    surface: 'guest',
    opens: (address) => [roomAt(address), lookup(api.hotel.orders.mine, readerAt(address))],
  },
  guestRooms: {
    path: '/:idHotel/rooms',
    who: everyone,
    surface: 'guest',
    opens: (address) => [lookup(api.hotel.rooms.list, { ...hotelAt(address), kind: 'room' })],
  },
  guestTables: {
    path: '/:idHotel/tables',
    who: everyone,
    surface: 'guest',
    opens: (address) => [lookup(api.hotel.rooms.list, { ...hotelAt(address), kind: 'table' })],
  },
  guestLogin: { path: '/:idHotel/login', who: everyone, surface: 'guest' },
  guestInformation: {
    path: '/:idHotel/:idRoom/information',
    who: everyone,
    surface: 'guest',
    opens: (address) => [roomAt(address), lookup(api.kernel.venues.information, readerAt(address))],
  },
  guestChat: {
    path: '/:idHotel/:idRoom/chat',
    who: everyone,
    surface: 'guest',
    opens: (address) => [roomAt(address), lookup(api.hotel.chat.mine, hotelAt(address))],
  },
  guestMail: {
    path: '/:idRestaurant/:idTable/mail',
    who: everyone,
    surface: 'guest',
    opens: (address) => [roomAt(address)],
  },
  guestOutlet: {
    path: '/lugares/:idLugar',
    who: everyone,
    surface: 'guest',
    opens: (address) => [
      lookup(api.hotel.menus.atOutlet, { language: languageAt(address), outlet: address.params.idLugar ?? '' }),
    ],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(guestPages)

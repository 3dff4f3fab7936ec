import { api, lookup } from '../api.ts'
import { allRoles, type Page } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { languageOfPageUrl, type PageUrl } from '../pageUrl.ts'

const venueInput = ({ params }: PageUrl) => ({ venue: Number(params.idHotel) })
const readerInput = (url: PageUrl) => ({ ...venueInput(url), language: languageOfPageUrl(url) })

/** The page guestMail calls its parameters idRestaurant and idTable; they mean the venue and the room number. */
const roomLookup = ({ params: { idHotel, idRestaurant, idRoom, idTable } }: PageUrl) =>
  lookup(api.hotel.stays.here, { venue: Number(idHotel ?? idRestaurant), number: Number(idRoom ?? idTable) })

const startPageReads = (url: PageUrl) => [
  lookup(api.kernel.venues.front, readerInput(url)),
  lookup(api.hotel.menus.atVenue, readerInput(url)),
]
/**
 * Input of a product's read from the page's URL. Page and screen use the same one, so that the screen finds the initial
 * data.
 */
export const productFromUrl = ({ params, query }: PageUrl) => {
  const outlet = query.get('outlet')
  return {
    product: params.idProduct ?? '',
    menu: params.idMenu ?? '',
    category: params.idCategoria ?? '',
    ...(outlet ? { outlet } : {}),
  }
}
const productReads = (url: PageUrl) => [
  lookup(api.hotel.menus.shownProduct, { ...readerInput(url), ...productFromUrl(url) }),
]

/** Pages of guests, in a file of their own: phones of guests load only this list of pages. */
export const guestPages = {
  hotelCode: { path: '/hotel', who: allRoles, surface: 'guest' },
  guestLanguage: {
    path: '/:idHotel/language',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [lookup(api.kernel.venues.front, readerInput(url))],
  },
  guestHome: { path: '/:idHotel/:idLanguage/', who: allRoles, surface: 'guest', initialReads: startPageReads },
  guestOutlets: {
    path: '/:idHotel/:idLanguage/outlets',
    who: allRoles,
    surface: 'guest',
    initialReads: startPageReads,
  },
  guestOutletMenu: {
    path: '/:idHotel/:idLanguage/:outletId/menu',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [
      lookup(api.hotel.menus.offered, { ...readerInput(url), outlet: url.params.outletId ?? '' }),
    ],
  },
  guestMenu: {
    path: '/:idHotel/menu/:idMenu',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [lookup(api.hotel.menus.shown, { ...readerInput(url), menu: url.params.idMenu ?? '' })],
  },
  guestProduct: {
    path: '/:idHotel/:idLanguage/:idMenu/:idCategoria/:idProduct/client',
    who: allRoles,
    surface: 'guest',
    initialReads: productReads,
  },
  guestProductInSpanish: {
    path: '/:idHotel/:idMenu/:idCategoria/:idProduct/client',
    who: allRoles,
    surface: 'guest',
    initialReads: productReads,
  },
  guestCart: {
    path: '/:idHotel/cart/:idRoom',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [roomLookup(url), lookup(api.hotel.menus.offered, readerInput(url))],
  },
  guestRoom: {
    path: '/:idHotel/:idRoom',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [
      roomLookup(url),
      lookup(api.hotel.orders.mine, readerInput(url)),
      lookup(api.hotel.accounts.mine, venueInput(url)),
    ],
  },
  guestRooms: {
    path: '/:idHotel/rooms',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [lookup(api.hotel.rooms.list, { ...venueInput(url), kind: 'room' })],
  },
  guestTables: {
    path: '/:idHotel/tables',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [lookup(api.hotel.rooms.list, { ...venueInput(url), kind: 'table' })],
  },
  guestLogin: { path: '/:idHotel/login', who: allRoles, surface: 'guest' },
  guestInformation: {
    path: '/:idHotel/:idRoom/information',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [roomLookup(url), lookup(api.kernel.venues.information, readerInput(url))],
  },
  guestChat: {
    path: '/:idHotel/:idRoom/chat',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [roomLookup(url), lookup(api.hotel.chat.mine, venueInput(url))],
  },
  guestMail: {
    path: '/:idRestaurant/:idTable/mail',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [roomLookup(url)],
  },
  guestOutlet: {
    path: '/lugares/:idLugar',
    who: allRoles,
    surface: 'guest',
    initialReads: (url) => [
      lookup(api.hotel.menus.atOutlet, { language: languageOfPageUrl(url), outlet: url.params.idLugar ?? '' }),
    ],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(guestPages)

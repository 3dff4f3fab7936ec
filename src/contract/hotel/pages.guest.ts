import { api, opening } from '../api.ts'
import { everyone, type Page } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { languageAt, type Place } from '../places.ts'

const hotelAt = ({ params }: Place) => ({ venue: Number(params.idHotel) })
const readerAt = (place: Place) => ({ ...hotelAt(place), language: languageAt(place) })

const placesAt = (place: Place) => [
  opening(api.kernel.venues.front, hotelAt(place)),
  opening(api.hotel.menus.places, readerAt(place)),
]
const productAt = (place: Place) => [
  opening(api.hotel.menus.shownProduct, { ...readerAt(place), product: place.params.idProduct ?? '' }),
]

/** What a guest sees of the hotel. Apart from the back-office's pages: a phone loads this list and not the other. */
export const guestPages = {
  hotelCode: { path: '/hotel', who: everyone, surface: 'guest' },
  guestLanguage: {
    path: '/:idHotel/language',
    who: everyone,
    surface: 'guest',
    opens: (place) => [opening(api.kernel.venues.front, hotelAt(place))],
  },
  guestPlaces: { path: '/:idHotel/:idLanguage/', who: everyone, surface: 'guest', opens: placesAt },
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

export const to = addressesOf(guestPages)

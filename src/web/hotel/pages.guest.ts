import { guestPages } from '#contract/hotel/pages.guest.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const guestScreens = pagesWithScreens(guestPages, {
  hotelCode: lazyPart(() => import('./guest/entrance/HotelCodeScreen.tsx').then((m) => m.HotelCodeScreen)),
  guestLanguage: lazyPart(() => import('./guest/entrance/LanguageScreen.tsx').then((m) => m.LanguageScreen)),
  guestHome: lazyPart(() => import('./guest/outlets/OutletsScreen.tsx').then((m) => m.OutletsScreen)),
  guestOutlets: lazyPart(() => import('./guest/outlets/OutletsScreen.tsx').then((m) => m.OutletsScreen)),
  guestOutletMenu: lazyPart(() => import('./menus/guest/OutletMenuScreen.tsx').then((m) => m.OutletMenuScreen)),
  guestMenu: lazyPart(() => import('./menus/guest/MenuScreen.tsx').then((m) => m.MenuScreen)),
  guestProduct: lazyPart(() => import('./menus/guest/ProductScreen.tsx').then((m) => m.ProductScreen)),
  guestProductInSpanish: lazyPart(() => import('./menus/guest/ProductScreen.tsx').then((m) => m.ProductScreen)),
  guestCart: lazyPart(() => import('#web/hotel/guest/orders/CartScreen.tsx').then((m) => m.CartScreen)),
  guestRoom: lazyPart(() => import('#web/hotel/guest/stays/RoomScreen.tsx').then((m) => m.RoomScreen)),
  guestRooms: lazyPart(() => import('#web/hotel/guest/rooms/RoomsScreen.tsx').then((m) => m.RoomsScreen)),
  guestTables: lazyPart(() => import('#web/hotel/guest/rooms/RoomsScreen.tsx').then((m) => m.TablesScreen)),
  guestLogin: lazyPart(() => import('#web/hotel/guest/stays/LoginScreen.tsx').then((m) => m.LoginScreen)),
  guestInformation: lazyPart(() =>
    import('#web/hotel/guest/information/InformationScreen.tsx').then((m) => m.InformationScreen),
  ),
  guestChat: lazyPart(() => import('#web/hotel/guest/chat/ChatScreen.tsx').then((m) => m.ChatScreen)),
  guestMail: lazyPart(() => import('#web/hotel/guest/stays/MailScreen.tsx').then((m) => m.MailScreen)),
  guestOutlet: lazyPart(() => import('./guest/outlets/OutletScreen.tsx').then((m) => m.OutletScreen)),
})

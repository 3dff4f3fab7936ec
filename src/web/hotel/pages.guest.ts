import { guestPages } from '#contract/hotel/pages.guest.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const guestScreens = drawnBy(guestPages, {
  hotelCode: part(() => import('./guest/entrance/CodeScreen.tsx').then((m) => m.CodeScreen)),
  guestLanguage: part(() => import('./guest/entrance/LanguageScreen.tsx').then((m) => m.LanguageScreen)),
  guestHome: part(() => import('./guest/outlets/OutletsScreen.tsx').then((m) => m.OutletsScreen)),
  guestOutlets: part(() => import('./guest/outlets/OutletsScreen.tsx').then((m) => m.OutletsScreen)),
  guestOutletMenu: part(() => import('./menus/guest/OutletMenuScreen.tsx').then((m) => m.OutletMenuScreen)),
  guestMenu: part(() => import('./menus/guest/MenuScreen.tsx').then((m) => m.MenuScreen)),
  guestProduct: part(() => import('./menus/guest/ProductScreen.tsx').then((m) => m.ProductScreen)),
  guestProductInSpanish: part(() => import('./menus/guest/ProductScreen.tsx').then((m) => m.ProductScreen)),
  guestCart: part(() => import('#web/hotel/guest/orders/CartScreen.tsx').then((m) => m.CartScreen)),
  guestRoom: part(() => import('#web/hotel/guest/stays/RoomScreen.tsx').then((m) => m.RoomScreen)),
  guestRooms: part(() => import('#web/hotel/guest/rooms/RoomsScreen.tsx').then((m) => m.RoomsScreen)),
  guestTables: part(() => import('#web/hotel/guest/rooms/RoomsScreen.tsx').then((m) => m.TablesScreen)),
  guestLogin: part(() => import('#web/hotel/guest/stays/LoginScreen.tsx').then((m) => m.LoginScreen)),
  guestInformation: part(() =>
    import('#web/hotel/guest/information/InformationScreen.tsx').then((m) => m.InformationScreen),
  ),
  guestChat: part(() => import('#web/hotel/guest/chat/ChatScreen.tsx').then((m) => m.ChatScreen)),
  guestMail: part(() => import('#web/hotel/guest/stays/MailScreen.tsx').then((m) => m.MailScreen)),
  guestOutlet: part(() => import('./guest/outlets/OutletScreen.tsx').then((m) => m.OutletScreen)),
})

import { hotelStaffPages } from '#contract/hotel/pages.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const hotelScreens = pagesWithScreens(hotelStaffPages, {
  outlets: lazyPart(() => import('#web/hotel/outlets/OutletsScreen.tsx').then((m) => m.OutletsScreen)),
  outletCodes: lazyPart(() => import('#web/hotel/outlets/OutletCodesScreen.tsx').then((m) => m.OutletCodesScreen)),
  outletCreate: lazyPart(() => import('#web/hotel/outlets/OutletCreateScreen.tsx').then((m) => m.OutletCreateScreen)),
  outletEdit: lazyPart(() => import('#web/hotel/outlets/OutletEditScreen.tsx').then((m) => m.OutletEditScreen)),
  menus: lazyPart(() => import('#web/hotel/menus/MenusScreen.tsx').then((m) => m.MenusScreen)),
  menuCreate: lazyPart(() => import('#web/hotel/menus/MenuCreateScreen.tsx').then((m) => m.MenuCreateScreen)),
  menuEdit: lazyPart(() => import('#web/hotel/menus/MenuEditScreen.tsx').then((m) => m.MenuEditScreen)),
  menuTranslations: lazyPart(() =>
    import('./menus/translations/TranslationsScreen.tsx').then((m) => m.TranslationsScreen),
  ),
  menuImport: lazyPart(() => import('./menus/import/ImportScreen.tsx').then((m) => m.ImportScreen)),
  menuPaper: lazyPart(() => import('./menus/print/MenuPrintScreen.tsx').then((m) => m.MenuPrintScreen)),
  menuPrices: lazyPart(() => import('./menus/prices/PricesScreen.tsx').then((m) => m.PricesScreen)),
  menuPhotos: lazyPart(() => import('./menus/photos/PhotosScreen.tsx').then((m) => m.PhotosScreen)),
  menu: lazyPart(() => import('#web/hotel/menus/MenuScreen.tsx').then((m) => m.MenuScreen)),
  categoryCreate: lazyPart(() =>
    import('./menus/categories/CategoryCreateScreen.tsx').then((m) => m.CategoryCreateScreen),
  ),
  categoryEdit: lazyPart(() => import('./menus/categories/CategoryEditScreen.tsx').then((m) => m.CategoryEditScreen)),
  products: lazyPart(() => import('./menus/products/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
  productCreate: lazyPart(() => import('./menus/products/ProductCreateScreen.tsx').then((m) => m.ProductCreateScreen)),
  productEdit: lazyPart(() => import('./menus/products/ProductEditScreen.tsx').then((m) => m.ProductEditScreen)),
  orders: lazyPart(() => import('#web/hotel/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen)),
  ordersHistory: lazyPart(() => import('#web/hotel/orders/PastOrdersScreen.tsx').then((m) => m.PastOrdersScreen)),
  kitchen: lazyPart(() => import('#web/hotel/orders/KitchenScreen.tsx').then((m) => m.KitchenScreen)),
  orderFigures: lazyPart(() => import('#web/hotel/figures/FiguresScreen.tsx').then((m) => m.FiguresScreen)),
  orderTicket: lazyPart(() => import('#web/hotel/orders/TicketScreen.tsx').then((m) => m.TicketScreen)),
  orderEdit: lazyPart(() => import('#web/hotel/orders/OrderEditScreen.tsx').then((m) => m.OrderEditScreen)),
  rooms: lazyPart(() => import('#web/hotel/rooms/RoomsScreen.tsx').then((m) => m.RoomsScreen)),
  tables: lazyPart(() => import('#web/hotel/rooms/RoomsScreen.tsx').then((m) => m.TablesScreen)),
  roomSheet: lazyPart(() => import('#web/hotel/rooms/RoomCodesScreen.tsx').then((m) => m.RoomCodesScreen)),
  room: lazyPart(() => import('#web/hotel/stays/RoomScreen.tsx').then((m) => m.RoomScreen)),
  slip: lazyPart(() => import('#web/hotel/stays/SlipScreen.tsx').then((m) => m.SlipScreen)),
  orderCreate: lazyPart(() => import('#web/hotel/orders/OrderCreateScreen.tsx').then((m) => m.OrderCreateScreen)),
  bill: lazyPart(() => import('#web/hotel/stays/BillScreen.tsx').then((m) => m.BillScreen)),
  chats: lazyPart(() => import('#web/hotel/chat/ChatsScreen.tsx').then((m) => m.ChatsScreen)),
})

import { hotelPages } from '#contract/hotel/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const hotelScreens = drawnBy(hotelPages, {
  outlets: part(() => import('#web/hotel/outlets/OutletsScreen.tsx').then((m) => m.OutletsScreen)),
  outletCreate: part(() => import('#web/hotel/outlets/OutletCreateScreen.tsx').then((m) => m.OutletCreateScreen)),
  outletEdit: part(() => import('#web/hotel/outlets/OutletEditScreen.tsx').then((m) => m.OutletEditScreen)),
  menus: part(() => import('#web/hotel/menus/MenusScreen.tsx').then((m) => m.MenusScreen)),
  menuCreate: part(() => import('#web/hotel/menus/MenuCreateScreen.tsx').then((m) => m.MenuCreateScreen)),
  menuEdit: part(() => import('#web/hotel/menus/MenuEditScreen.tsx').then((m) => m.MenuEditScreen)),
  menuTranslations: part(() => import('#web/hotel/menus/TranslationsScreen.tsx').then((m) => m.TranslationsScreen)),
  menuImport: part(() => import('#web/hotel/menus/ImportScreen.tsx').then((m) => m.ImportScreen)),
  menu: part(() => import('#web/hotel/menus/MenuScreen.tsx').then((m) => m.MenuScreen)),
  categoryCreate: part(() => import('#web/hotel/menus/CategoryCreateScreen.tsx').then((m) => m.CategoryCreateScreen)),
  categoryEdit: part(() => import('#web/hotel/menus/CategoryEditScreen.tsx').then((m) => m.CategoryEditScreen)),
  products: part(() => import('#web/hotel/menus/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
  productCreate: part(() => import('#web/hotel/menus/ProductCreateScreen.tsx').then((m) => m.ProductCreateScreen)),
  productEdit: part(() => import('#web/hotel/menus/ProductEditScreen.tsx').then((m) => m.ProductEditScreen)),
  orders: part(() => import('#web/hotel/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen)),
  rooms: part(() => import('#web/hotel/rooms/RoomsScreen.tsx').then((m) => m.RoomsScreen)),
  tables: part(() => import('#web/hotel/rooms/RoomsScreen.tsx').then((m) => m.TablesScreen)),
  room: part(() => import('#web/hotel/stays/RoomScreen.tsx').then((m) => m.RoomScreen)),
})

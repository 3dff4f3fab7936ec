import { categoriesSearch, menusSearch, productsSearch } from './menus/menus.search.ts'
import { ordersSearch } from './orders/orders.search.ts'
import { outletsSearch } from './outlets/outlets.search.ts'
import { roomsSearch } from './rooms/rooms.search.ts'

export const hotelSearch = [roomsSearch, ordersSearch, menusSearch, categoriesSearch, productsSearch, outletsSearch]

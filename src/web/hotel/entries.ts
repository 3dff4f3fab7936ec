import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Product } from '#contract/kernel/products.limits.ts'
import type { PageName } from '#contract/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import type { SettingLink, SidebarEntry } from '#web/kernel/shells/staff/staffShellContent.ts'
import { hotelSidebarText as words } from './entries.text.ts'

const outlets: readonly PageName[] = ['outlets', 'outletCodes', 'outletCreate', 'outletEdit']
const menus: readonly PageName[] = [
  'menus',
  'menuCreate',
  'menuEdit',
  'menu',
  'categoryCreate',
  'categoryEdit',
  'products',
  'productCreate',
  'productEdit',
  'menuTranslations',
  'menuImport',
  'menuPaper',
  'menuPrices',
  'menuPhotos',
  'stations',
  'stationCreate',
  'stationEdit',
]
const orders: readonly PageName[] = ['orders', 'ordersHistory', 'kitchen', 'orderFigures', 'orderTicket', 'orderEdit']
const rooms: readonly PageName[] = [
  'rooms',
  'tables',
  'roomSheet',
  'room',
  'slip',
  'orderCreate',
  'bill',
  'tableAccount',
  'stayAccount',
  'receipt',
]
const till: readonly PageName[] = ['till', 'tillDay', 'shift']

const products: readonly Product[] = ['hotel']

const useTillEnabled = () => useRead(api.hotel.till.current).data?.enabled ?? false

export const hotelSidebarEntries = {
  outlets: {
    label: words.outlets,
    way: { to: to('outlets'), pages: outlets },
    at: ({ outletsEnabled }) => outletsEnabled,
    products,
  },
  menus: { label: words.menus, way: { to: to('menus'), pages: menus }, products },
  orders: { label: words.orders, way: { to: to('orders'), pages: orders }, products },
  rooms: { label: words.rooms, way: { to: (venueId) => to('rooms', { idHotel: venueId }), pages: rooms }, products },
  chats: { label: words.chats, way: { to: to('chats'), pages: ['chats'] }, products },
  till: { label: words.till, way: { to: to('till'), pages: till }, products, useShown: useTillEnabled },
} satisfies Record<string, SidebarEntry>

export const hotelSettings: readonly SettingLink[] = [
  { name: words.charging, page: 'accountSettings', to: to('accountSettings'), label: words.changeCharging, products },
]

import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
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

const usePendingOrders = () => useRead(api.hotel.orders.waiting).data?.length ?? 0
const useTillEnabled = () => useRead(api.hotel.till.current).data?.enabled ?? false
const useUnreadMessages = () => useRead(api.hotel.chat.unread).data?.messages ?? 0

export const hotelSidebarEntries = {
  outlets: {
    label: words.outlets,
    way: { to: to('outlets'), pages: outlets },
    at: ({ outletsEnabled }) => outletsEnabled,
  },
  menus: { label: words.menus, way: { to: to('menus'), pages: menus } },
  orders: { label: words.orders, way: { to: to('orders'), pages: orders }, useCount: usePendingOrders },
  rooms: { label: words.rooms, way: { to: (venueId) => to('rooms', { idHotel: venueId }), pages: rooms } },
  chats: { label: words.chats, way: { to: to('chats'), pages: ['chats'] }, useCount: useUnreadMessages },
  till: { label: words.till, way: { to: to('till'), pages: till }, useShown: useTillEnabled },
} satisfies Record<string, SidebarEntry>

export const hotelSettings: readonly SettingLink[] = [
  { name: words.charging, page: 'accountSettings', to: to('accountSettings'), label: words.changeCharging },
]

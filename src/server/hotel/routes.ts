import { accountsRoutes } from './accounts/accounts.routes.ts'
import { alertsRoutes } from './alerts/alerts.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { menusRoutes } from './menus/menus.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { outletsRoutes } from './outlets/outlets.routes.ts'
import { roomsRoutes } from './rooms/rooms.routes.ts'
import { stationsRoutes } from './stations/stations.routes.ts'
import { staysRoutes } from './stays/stays.routes.ts'
import { tillRoutes } from './till/till.routes.ts'

/** Handlers of the hotel, one key per feature. */
export const hotelRoutes = {
  outlets: outletsRoutes,
  stations: stationsRoutes,
  menus: menusRoutes,
  rooms: roomsRoutes,
  stays: staysRoutes,
  orders: ordersRoutes,
  alerts: alertsRoutes,
  chat: chatRoutes,
  figures: figuresRoutes,
  accounts: accountsRoutes,
  till: tillRoutes,
}

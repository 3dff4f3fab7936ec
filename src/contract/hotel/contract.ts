import { accounts } from './accounts.ts'
import { alerts } from './alerts.ts'
import { chat } from './chat.ts'
import { figures } from './figures.ts'
import { menusBulkEdit } from './menus.bulk.ts'
import { menusForGuests } from './menus.guest.ts'
import { menusTranslationAndCsv } from './menus.translationAndCsv.ts'
import { menusForStaff } from './menus.ts'
import { ordersMoving } from './orders.moving.ts'
import { orders } from './orders.ts'
import { outlets } from './outlets.ts'
import { rooms } from './rooms.ts'
import { stations } from './stations.ts'
import { stays } from './stays.ts'
import { till } from './till.ts'

/** Endpoints of the hotel, one key per feature. */
export const hotel = {
  outlets,
  stations,
  menus: { ...menusForStaff, ...menusTranslationAndCsv, ...menusBulkEdit, ...menusForGuests },
  rooms,
  stays,
  orders: { ...orders, ...ordersMoving },
  alerts,
  chat,
  figures,
  accounts,
  till,
}

import { alerts } from './alerts.ts'
import { chat } from './chat.ts'
import { figures } from './figures.ts'
import { menusInBulk } from './menus.bulk.ts'
import { menusAtDesk } from './menus.desk.ts'
import { menusOfGuests } from './menus.guest.ts'
import { menusOfStaff } from './menus.ts'
import { orders } from './orders.ts'
import { outlets } from './outlets.ts'
import { rooms } from './rooms.ts'
import { stays } from './stays.ts'

/** Endpoints of the hotel, one key per feature. */
export const hotel = {
  outlets,
  menus: { ...menusOfStaff, ...menusAtDesk, ...menusInBulk, ...menusOfGuests },
  rooms,
  stays,
  orders,
  alerts,
  chat,
  figures,
}

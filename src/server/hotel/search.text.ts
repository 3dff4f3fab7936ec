import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'

const room: Record<RoomKind, string> = { room: 'Habitación', table: 'Mesa' }

/** Words of the hotel's search results; the lists hold normalized words that name a kind. */
export const hotelSearchText = {
  room,
  rooms: ['habitacion', 'mesa', 'huesped'],
  roomTitle: (kind: RoomKind, number: number) => `${room[kind]} ${number}`,
  free: 'Libre',
  busy: 'Ocupada',
  order: 'Pedido',
  orders: ['pedido', 'orden'],
  orderTitle: (number: number) => `Pedido ${number}`,
  orderStatus: {
    pending: 'Pendiente',
    accepted: 'Aceptado',
    canceled: 'Cancelado',
    completed: 'Completado',
  } satisfies Record<OrderStatus, string>,
  menu: 'Menú',
  menus: ['menu', 'carta'],
  category: 'Categoría',
  categories: ['categoria'],
  product: 'Producto',
  products: ['producto', 'plato'],
  outlet: 'Outlet',
  outlets: ['outlet', 'lugar'],
} as const

export const hotelEntryText = {
  outlets: 'Outlets',
  menus: 'Menú',
  orders: 'Pedidos',
  rooms: 'Habitaciones',
  chats: 'Chat',
}

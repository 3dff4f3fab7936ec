export const hotelSidebarText = {
  outlets: 'Outlets',
  menus: 'Menú',
  orders: 'Pedidos',
  rooms: 'Habitaciones',
  chats: 'Chat',
}

export const hotelSidebarText = {
  outlets: 'Outlets',
  menus: 'Menú',
  orders: 'Pedidos',
  rooms: 'Habitaciones',
  chats: 'Chat',
  till: 'Caja',
  charging: 'Cobros',
  changeCharging: 'Cambiar impuestos, servicio y recibos',
}

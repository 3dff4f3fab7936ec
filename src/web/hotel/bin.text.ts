/** Names of what the hotel's removals put into the bin. */
export const hotelBinText = {
  'hotel.outlets.remove': 'Outlet',
  'hotel.stations.remove': 'Estación',
  'hotel.menus.remove': 'Menú',
  'hotel.menus.removeCategory': 'Categoría',
  'hotel.menus.removeProduct': 'Producto',
  'hotel.rooms.remove': 'Habitación o mesa',
}

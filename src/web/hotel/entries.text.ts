export const hotelEntryText = {
  outlets: 'Outlets',
  menus: 'Menú',
}

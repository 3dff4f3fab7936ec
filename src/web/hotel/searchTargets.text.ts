/** Labels of the hotel's pages and actions in the search, and other words by which they are found. */
export const hotelTargetText = {
  menuCreate: { label: 'Nuevo menú', words: 'crear carta' },
  outletCreate: { label: 'Nuevo outlet', words: 'crear lugar restaurante bar' },
  stationCreate: { label: 'Nueva estación', words: 'crear cocina barra' },
  tables: { label: 'Mesas', words: 'restaurante' },
  kitchen: { label: 'Cocina', words: 'comandas pedidos preparar' },
  history: { label: 'Historial de pedidos', words: 'pasados anteriores' },
  figures: { label: 'Estadísticas de pedidos', words: 'ventas números' },
  stations: { label: 'Estaciones', words: 'cocina barra parrilla' },
  outletCodes: { label: 'Códigos QR de los outlets', words: 'imprimir' },
  roomCodes: { label: 'Códigos QR de las habitaciones', words: 'imprimir mesas' },
  closing: { label: 'Cierre del día', words: 'caja cobros' },
}

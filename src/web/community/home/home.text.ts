export const homeText = {
  bookings: 'Reservas',
  claims: 'Reclamos',
  balls: 'Pelotas este mes',
  joinRequests: 'Quieren sumarse',
  shortcuts: {
    news: 'Novedades',
    suppliers: 'Proveedores',
    golfballs: 'Pelotas de golf',
    restaurants: 'Restaurantes',
    claims: 'Reclamos',
    emergency: 'Emergencias',
    takeAssistant: 'Inasistencias',
  },
}

export const screensText = {
  title: 'Pantallas',
  choose: 'Elegí qué mostrar',
  news: 'Novedades',
  tournaments: 'Torneos',
  winners: 'Ganadores',
  bags: 'Bolsas',
  dashboard: 'Dashboard',
  signOut: 'Cerrar Sesión',
  noMoves: 'Sin movimientos pendientes',
}

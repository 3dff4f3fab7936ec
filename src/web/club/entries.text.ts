export const clubSidebarText = {
  dashboard: 'Dashboard',
  news: 'Novedades',
  tournaments: 'Torneos',
  bags: 'Bolsas',
  dossiers: 'Fichas',
  people: 'Personas',
  messages: 'Mensajes',
  screens: 'Pantallas',
  bagCode: 'Código de bolsas',
  changeBagCode: 'Cambiar el código',
}

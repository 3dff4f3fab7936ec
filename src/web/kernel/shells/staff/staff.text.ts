export const staffText = {
  skip: 'Ir al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  navigation: 'Secciones',
  soon: 'Pronto',
  signOut: 'Cerrar sesión',
  entries: {
    dashboard: 'Dashboard',
    outlets: 'Outlets',
    news: 'Novedades',
    tournaments: 'Torneos',
    bags: 'Bolsas',
    files: 'Fichas',
    people: 'Personas',
    claims: 'Reclamos',
    configuration: 'Configuración',
  },
}

export const figuresText = {
  title: 'Estadísticas',
  views: 'Visitas a la página',
  enquiries: 'Consultas',
  byDay: 'Últimos 30 días',
  day: 'Día',
  byListing: 'Propiedades más vistas',
  listing: 'Propiedad',
  empty: 'Todavía nadie miró una propiedad en los últimos 30 días.',
}

/** Labels of the pages and actions of the properties in the search, and other words by which they are found. */
export const propertiesTargetText = {
  create: { label: 'Nueva propiedad', words: 'crear publicar casa departamento lote' },
  import: { label: 'Importar propiedades', words: 'csv planilla' },
  enquiries: { label: 'Consultas y visitas', words: 'interesados preguntas' },
  visits: { label: 'Agenda de visitas', words: 'calendario' },
  figures: { label: 'Estadísticas de propiedades', words: 'números vistas' },
}

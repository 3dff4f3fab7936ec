import type { StaffWriteOf } from '#contract/loggedEndpoints.ts'

/** A sentence is the verb of an entry: it follows the person's name and comes before the name of the object. */
export const propertiesSentences = {
  'properties.listings.create': 'creó la propiedad',
  'properties.listings.update': 'editó la propiedad',
  'properties.listings.setActive': 'publicó o despublicó la propiedad',
  'properties.listings.setState': 'cambió el estado de la propiedad',
  'properties.listings.setArchived': 'archivó o desarchivó la propiedad',
  'properties.listings.remove': 'eliminó la propiedad',
  'properties.listings.previewImport': 'revisó un archivo de propiedades',
  'properties.listings.import': 'importó propiedades',
  'properties.listings.duplicate': 'duplicó la propiedad',
  'properties.listings.reorder': 'cambió el orden de las propiedades',
  'properties.enquiries.ask': 'envió una consulta',
  'properties.enquiries.answer': 'respondió la consulta de',
  'properties.enquiries.setState': 'cambió el estado de la consulta de',
  'properties.enquiries.assign': 'asignó la consulta de',
  'properties.enquiries.note': 'anotó algo en la consulta de',
  'properties.enquiries.plan': 'anotó el próximo paso con',
  'properties.visits.offer': 'propuso una visita a',
  'properties.visits.confirm': 'confirmó la visita de',
  'properties.visits.cancel': 'canceló la visita de',
  'properties.visits.accept': 'aceptó una visita',
  'properties.visits.propose': 'propuso un horario de visita',
  'properties.visits.decline': 'canceló su visita',
  'properties.figures.seen': 'vio una propiedad',
} satisfies Record<StaffWriteOf<'properties'>, string>

export const propertiesExportSentences = { 'properties.listings.export': 'descargó las propiedades' }

export const propertiesAreas = {
  'properties.listings': 'Propiedades',
  'properties.enquiries': 'Consultas',
  'properties.visits': 'Visitas',
  'properties.figures': 'Estadísticas',
}

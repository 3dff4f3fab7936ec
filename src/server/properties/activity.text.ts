import type { StaffWriteOf } from '#contract/loggedEndpoints.ts'

/** A sentence is the verb of an entry: it follows the person's name and comes before the name of the object. */
export const propertiesSentences = {
  'properties.listings.create': 'creó la propiedad',
  'properties.listings.update': 'editó la propiedad',
  'properties.listings.setActive': 'publicó o despublicó la propiedad',
  'properties.listings.duplicate': 'duplicó la propiedad',
  'properties.listings.reorder': 'cambió el orden de las propiedades',
  'properties.enquiries.ask': 'envió una consulta',
  'properties.enquiries.answer': 'respondió la consulta de',
  'properties.enquiries.setState': 'cambió el estado de la consulta de',
  'properties.figures.seen': 'vio una propiedad',
} satisfies Record<StaffWriteOf<'properties'>, string>

export const propertiesAreas = {
  'properties.listings': 'Propiedades',
  'properties.enquiries': 'Consultas',
  'properties.figures': 'Visitas',
}

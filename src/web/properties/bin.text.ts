/** Names of what the properties' removals put into the bin. */
export const propertiesBinText = {
  'properties.listings.remove': 'Propiedad',
}

export const propertiesEntryText = {
  properties: 'Propiedades',
}

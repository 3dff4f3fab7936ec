export const propertiesSidebarText = {
  properties: 'Propiedades',
}

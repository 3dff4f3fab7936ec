/** Names of what the community's removals put into the bin. */
export const communityBinText = {
  'community.suppliers.remove': 'Proveedor',
  'community.restaurants.remove': 'Restaurante',
  'community.maps.remove': 'Mapa',
  'community.ministries.remove': 'Ministerio',
  'community.groups.remove': 'Grupo',
  'community.activities.remove': 'Actividad',
}

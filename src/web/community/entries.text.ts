export const communityEntryText = {
  community: 'Comunidad',
  claims: 'Reclamos',
}

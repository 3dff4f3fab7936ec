export const communityEntryText = {
  claims: 'Reclamos',
}

/** Words that the pages of the community's back-office share. */
export const adminText = {
  sections: 'Secciones de la comunidad',
  tabs: {
    members: 'Miembros',
  },
  nothing: '–',
}

export const outletsText = {
  title: 'Outlets',
  create: 'Create Outlet',
  editTitle: 'Edit Outlet',
  created: 'Outlet successfully created!',
  updated: 'Outlet updated!',
  deleted: 'Deleted!',
  question: { body: 'El outlet deja de verse en la página de los huéspedes.' },
  hoursHint: 'Por ejemplo: todos los días de 8 a 23.',
  preview: 'Así lo ven los huéspedes',
  codes: 'Códigos de los outlets',
  codesHint:
    'Cada código abre la carta de su outlet; el idioma se elige arriba a la derecha. Imprimí, recortá y dejá cada uno en su lugar.',
  first: {
    none: 'Todavía no hay outlets.',
    step: 'Creá los lugares donde se come y se toma; después cada menú puede ser de uno.',
  },
}

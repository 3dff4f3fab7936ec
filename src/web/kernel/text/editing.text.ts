/** Texts of forms, including those about changes by other people. */
export const editingText = {
  save: 'Guardar',
  saveAndMore: 'Guardar y agregar otro',
  cancel: 'Cancelar',
  back: 'Volver',
  left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  gone: 'Esto ya no existe. Puede que otra persona lo haya eliminado.',
  goneKeep: 'Lo que escribiste sigue abajo, por si querés copiarlo.',
  newer: 'Otra persona cambió esto mientras lo editabas.',
  merged: 'Sus cambios ya están en el formulario, junto con lo que escribiste.',
  disputed: 'Cambió lo mismo que vos: elegí con qué seguir.',
  notSaved: 'No se guardó nada todavía. Revisá y guardá de nuevo.',
  takeNewer: 'Usar la versión nueva',
  keepMine: 'Seguir con lo mío',
  takeField: 'Usar lo nuevo',
  keepField: 'Dejar lo mío',
  madeBefore: 'Ya se había guardado como lo enviaste la primera vez. Revisá lo que cambiaste después.',
  understood: 'Entendido',
  restore: 'Volver a lo que había escrito',
  restoreHint: 'Cargamos la versión nueva.',
  undo: 'Deshacer',
  restored: 'Restaurado!',
  otherwise: 'cambió',
  yes: 'sí',
  no: 'no',
  nothing: 'vacío',
}

/** The default question before a removal, in the two languages of the specification; callers may replace parts of it. */
export const removalQuestion = {
  title: 'Are you sure? / ¿Estás seguro?',
  body: 'Esta acción no se puede revertir.',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
}

/** The question before a page with unsaved changes is left. */
export const leaveQuestion = {
  title: '¿Salir sin guardar?',
  body: 'Lo que escribiste y no guardaste se pierde.',
  confirm: 'Salir sin guardar',
  cancel: 'Seguir editando',
}

export const orderingText = {
  start: 'Ordenar',
  done: 'Listo',
  hint: 'Arrastrá cada fila hasta su lugar. Con el teclado: Espacio la levanta y la suelta, las flechas la mueven.',
  handleOf: (name: string) => `Mover ${name}`,
  instructions:
    'Presioná Espacio para levantar la fila, las flechas para moverla, Espacio para soltarla, Escape para dejarla donde estaba.',
  lifted: (name: string) => `Levantaste ${name}.`,
  over: (name: string, nth: number, total: number) => `${name}: lugar ${nth} de ${total}.`,
  dropped: (name: string, nth: number, total: number) => `${name} quedó en el lugar ${nth} de ${total}.`,
  cancelled: (name: string) => `${name} volvió a su lugar.`,
}

/** Texts of the list of changes that an import would make. */
export const rowChangesText = {
  title: 'Qué cambia',
  nothing: 'vacío',
  more: (count: number) => (count === 1 ? 'Y 1 más que cambia.' : `Y ${count} más que cambian.`),
}

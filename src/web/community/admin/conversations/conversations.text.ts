export const staffConversationText = {
  note: 'Nota interna',
  addNote: 'Agregar nota interna',
  noteHint: 'La ve solo el personal.',
  saveNote: 'Guardar nota',
  noted: 'Nota guardada!',
  cancel: 'Cancelar',
  assignee: 'Quién se ocupa',
  nobody: 'Nadie todavía',
  assigned: 'Listo!',
}

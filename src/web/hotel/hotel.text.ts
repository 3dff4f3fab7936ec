/** Words that outlets and menus share. */
export const hotelText = {
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: 'Deleted!',
  name: 'Nombre',
  image: 'Imagen',
  hours: 'Horario',
  order: 'Orden',
  orderWrong: 'Escribí un número entre 1 y 9999.',
  imageMissing: 'Elegí una imagen.',
}

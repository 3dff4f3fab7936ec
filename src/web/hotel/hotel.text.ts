import type { RoomKind } from '#contract/hotel/rooms.limits.ts'

/** Labels that several features of the hotel's back-office use. */
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
  adminsBegin: 'Quien administra agrega lo primero.',
  noPrice: 'No price.',
  total: 'Total',
  print: 'Imprimir',
  more: 'Más',
  moreOf: (name: string) => `Más acciones para ${name}`,
}

const roomWords: Record<RoomKind, string> = { room: 'Habitación', table: 'Mesa' }

/** Spanish name of a room or table for staff: 'Habitación 101', 'Mesa 2'. */
export const roomLabel = ({ kind, number }: { kind: RoomKind; number: number }) => `${roomWords[kind]} ${number}`

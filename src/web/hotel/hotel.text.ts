import type { RoomKind } from '#contract/hotel/rooms.limits.ts'

/** Words that the features of the hotel share. */
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
}

const roomWords: Record<RoomKind, string> = { room: 'Habitación', table: 'Mesa' }

/** 'Habitación 101', 'Mesa 2'. */
export const roomText = ({ kind, number }: { kind: RoomKind; number: number }) => `${roomWords[kind]} ${number}`

const hour = 60
const day = 24 * hour

/** How long ago, as one says it: the smaller the more exact. */
export function agoText(minutes: number): string {
  if (minutes < 1) return 'recién'
  if (minutes < hour) return `hace ${minutes} min`
  if (minutes < day) return `hace ${Math.floor(minutes / hour)} h`
  return `hace ${Math.floor(minutes / day)} d`
}

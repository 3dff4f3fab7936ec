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
}

const roomWords: Record<RoomKind, string> = { room: 'Habitación', table: 'Mesa' }

/** Spanish name of a room or table for staff: 'Habitación 101', 'Mesa 2'. */
export const roomText = ({ kind, number }: { kind: RoomKind; number: number }) => `${roomWords[kind]} ${number}`

const hour = 60
const day = 24 * hour

/** Age in minutes, hours or days, rounded down: 'hace 5 min', 'hace 3 h'. */
export function agoText(minutes: number): string {
  if (minutes < 1) return 'recién'
  if (minutes < hour) return `hace ${minutes} min`
  if (minutes < day) return `hace ${Math.floor(minutes / hour)} h`
  return `hace ${Math.floor(minutes / day)} d`
}

import type { RoomKind } from '#contract/hotel/rooms.limits.ts'

interface RoomWords {
  title: string
  create: string
  created: string
  removed: string
  removeOf: (number: number) => string
  busy: string
  free: string
  empty: string
  codes: string
  occupy: string
  occupied: string
  close: string
  closed: string
  closeBody: string
}

/** Tables are stored and handled as rooms; only the labels differ. */
export const roomsText: Record<RoomKind, RoomWords> = {
  room: {
    title: 'Habitaciones',
    create: 'Crear habitación',
    created: 'Habitación creada!',
    removed: 'Habitación eliminada!',
    removeOf: (number) => `Eliminar la habitación ${number}`,
    busy: 'Ocupada',
    free: 'Libre',
    empty: 'Todavía no hay habitaciones.',
    codes: 'Códigos de las habitaciones',
    occupy: 'Ocupar habitación',
    occupied: 'Habitación ocupada!',
    close: 'Cerrar Habitación',
    closed: 'Habitación cerrada!',
    closeBody: 'Sus pedidos aceptados quedan completados y los teléfonos de los huéspedes salen.',
  },
  table: {
    title: 'Mesas',
    create: 'Crear mesa',
    created: 'Mesa creada!',
    removed: 'Mesa eliminada!',
    removeOf: (number) => `Eliminar la mesa ${number}`,
    busy: 'Ocupada',
    free: 'Libre',
    empty: 'Todavía no hay mesas.',
    codes: 'Códigos de las mesas',
    occupy: 'Ocupar mesa',
    occupied: 'Mesa ocupada!',
    close: 'Cerrar Mesa',
    closed: 'Mesa cerrada!',
    closeBody: 'Sus pedidos aceptados quedan completados y los teléfonos de los huéspedes salen.',
  },
}

export const roomOverviewText = {
  kinds: 'Qué lugares',
  counters: { busy: 'Ocupadas', free: 'Libres', waiting: 'Con pedido por aceptar', alerts: 'Con avisos' },
  remove: 'Eliminar',
  noDisturb: 'No molestar',
  codeGuessed: 'Código nuevo',
  phones: (count: number) => (count === 1 ? '1 teléfono' : `${count} teléfonos`),
  unread: (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
}

export const roomCodesText = {
  hint: 'Un código por lugar: dice de qué lugar se trata y no deja entrar a nadie por sí solo. El teléfono entra con el código secreto, con un QR de un solo uso o si lo deja entrar alguien de adentro. Imprimí, recortá y pegá cada uno en su lugar.',
  renew: 'Renovar códigos',
  renewBody: 'Los códigos impresos hasta ahora dejan de servir: hay que imprimir y pegar los nuevos.',
  renewed: 'Códigos renovados!',
}

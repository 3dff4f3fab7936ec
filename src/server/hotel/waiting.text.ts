import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'

const roomWords: Record<RoomKind, string> = { room: 'Habitación', table: 'Mesa' }

/** Words of the hotel's waiting items in the notification centre, in mails and in push messages. */
export const hotelWaitingText = {
  orders: { label: 'Pedidos por aceptar', nouns: ['pedido', 'pedidos'] },
  order: (number: number) => `Pedido ${number}`,
  alerts: { label: 'Avisos', nouns: ['aviso', 'avisos'] },
  alert: { clean: 'Limpieza', waiter: 'Llamado al mozo', pay: 'Cuenta' } satisfies Record<AlertKind, string>,
  seenBy: (name: string) => `Visto por ${name}`,
  chats: { label: 'Mensajes sin leer', nouns: ['chat', 'chats'] },
  messages: (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
  room: ({ kind, number }: { kind: RoomKind; number: number }) => `${roomWords[kind]} ${number}`,
} as const

import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const ordersText = {
  title: 'Pedidos',
  lists: {
    pending: 'Pendientes',
    accepted: 'Aceptados',
    canceled: 'Cancelados hoy',
    completed: 'Completados hoy',
  } satisfies Record<OrderStatus, string>,
  none: {
    pending: 'No hay pedidos por aceptar.',
    accepted: 'No hay pedidos en preparación.',
    canceled: 'Hoy no se canceló ninguno.',
    completed: 'Hoy todavía no se completó ninguno.',
  } satisfies Record<OrderStatus, string>,
  states: {
    pending: 'Pendiente',
    accepted: 'Aceptado',
    canceled: 'Cancelado',
    completed: 'Completado',
  } satisfies Record<OrderStatus, string>,
  order: (number: number) => `Pedido ${number}`,
  accept: 'Accept',
  cancel: 'Cancel',
  complete: 'Completar',
  /** Where several on a page read the same. */
  of: (label: string, number: number) => `${label} pedido ${number}`,
  reason: 'Motivo (opcional)',
  cancelOrder: 'Cancelar pedido',
  back: 'Volver',
  moreLines: (count: number) => `Ver ${count} más`,
  fewerLines: 'Ver menos',
  history: 'Past Orders',
  current: 'Current Orders',
  enteredBy: (name: string) => `Ingresado por ${name}`,
  corrections: (count: number) => `Corregido ${counted(count, 'vez', 'veces')}`,
  by: (state: string, name: string, clock: string) => `${state} por ${name}, ${clock}`,
  printHere: 'Imprimir al aceptar en esta pantalla',
  ticket: 'Comanda',
  lines: (count: number) => counted(count, 'línea', 'líneas'),
}

/** Of two who decide at once the second reads who was first. */
export function alreadyText({ number, status, decidedBy, completedBy }: Order): string {
  switch (status) {
    case 'accepted':
      return `${decidedBy} ya aceptó el pedido ${number}.`
    case 'canceled':
      return `${decidedBy} ya canceló el pedido ${number}.`
    case 'completed':
      return `${completedBy} ya completó el pedido ${number}.`
    default:
      return `El pedido ${number} todavía no fue aceptado.`
  }
}

/** How a state is to be seen. */
export const toneOf = { pending: 'warn', accepted: 'good', canceled: 'calm', completed: 'calm' } as const

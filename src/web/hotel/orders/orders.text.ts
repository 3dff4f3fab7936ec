import type { LineProblem, OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { Order, OrderChange } from '#contract/hotel/orders.ts'
import type { LineDifference } from './compareOrderLines.ts'

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
  wholeToday: 'Ver todos los de hoy',
  order: (number: number) => `Pedido ${number}`,
  newOrder: (number: number, room: string) => `Pedido nuevo ${number}: ${room}.`,
  accept: 'Accept',
  cancel: 'Cancel',
  complete: 'Completar',
  ready: 'Listo',
  reopen: 'Reabrir',
  /** Accessible name of a button that appears once per order on the page. */
  of: (label: string, number: number) => `${label} pedido ${number}`,
  reason: 'Motivo (opcional)',
  requiredReason: 'Motivo (lo lee el huésped)',
  cancelOrder: 'Cancelar pedido',
  back: 'Volver',
  moreLines: (count: number) => `Ver ${count} más`,
  fewerLines: 'Ver menos',
  history: 'Past Orders',
  current: 'Current Orders',
  enteredBy: (name: string) => `Ingresado por ${name}`,
  corrections: (count: number) => `Corregido ${counted(count, 'vez', 'veces')}`,
  readyAt: (clock: string) => `Listo, ${clock}`,
  canceledByGuest: (clock: string) => `Cancelado por el huésped, ${clock}`,
  because: (reason: string) => `Motivo: ${reason}`,
  by: (state: string, name: string, clock: string) => `${state} por ${name}, ${clock}`,
  noHistory: 'Todavía no hay pedidos de días anteriores. Los de hoy están en Current Orders.',
  pages: 'Páginas',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  pageOfMany: (page: number, pages: number) => `Página ${page} de ${pages} o más`,
  before: 'Anterior',
  next: 'Siguiente',
  printHere: 'Imprimir al aceptar en esta pantalla',
  onePerStation: 'Una comanda por estación',
  printPerStation: 'Imprimir por estación',
  ticket: 'Comanda',
  ticketTitle: (number: number) => `Comanda del pedido ${number}`,
  goneOrder: 'Este pedido no existe.',
  backToOrders: 'Volver a Pedidos',
}

/** Message for a person whose decision came second: it names who decided first. */
export function alreadyDecidedText({ number, status, decidedBy, completedBy }: Order): string {
  switch (status) {
    case 'accepted':
      return `${decidedBy} ya aceptó el pedido ${number}.`
    case 'canceled':
      return `${decidedBy ?? 'El huésped'} ya canceló el pedido ${number}.`
    case 'completed':
      return `${completedBy} ya completó el pedido ${number}.`
    default:
      return `El pedido ${number} todavía no fue aceptado.`
  }
}

/** Colour of the status chip. */
export const orderStatusTone = { pending: 'warn', accepted: 'good', canceled: 'calm', completed: 'calm' } as const

export const kitchenText = {
  title: 'Cocina',
  open: 'Cocina',
  leave: 'Salir',
  whole: 'Pantalla completa',
  outlets: 'Outlets',
  every: 'Todos',
  stations: 'Estaciones',
  everyStation: 'Todas las estaciones',
  nothing: 'Nada para preparar.',
  late: 'Demorado',
  ready: 'Listo',
  corrected: 'Corregido',
  minutes: (count: number) => `${count} min`,
}

export const orderFormText = {
  enter: 'Ingresar pedido',
  enterFor: (room: string) => `Ingresar pedido: ${room}`,
  enterIt: 'Ingresar pedido',
  entered: (number: number) => `Pedido ${number} ingresado!`,
  enteredBefore: (number: number) =>
    `El pedido ${number} ya había entrado como lo enviaste la primera vez. Corregí lo que cambió.`,
  nobody: 'No hay nadie alojado acá: no se puede pedir.',
  backToRoom: 'Volver a la habitación',
  correct: 'Corregir',
  look: 'Ver qué pasó',
  lookAt: (number: number, room: string) => `Pedido ${number}: ${room}`,
  correctOf: (number: number, room: string) => `Corregir pedido ${number}: ${room}`,
  correctIt: 'Guardar corrección',
  corrected: (number: number) => `Pedido ${number} corregido!`,
  canceled: 'Este pedido fue cancelado: ya no se corrige.',
  over: 'La estadía terminó: sus pedidos ya no se corrigen.',
  adminOnly: (until: string) => `La estadía terminó: solo un admin puede corregir la cuenta, hasta ${until}.`,
  afterClosing: (until: string) => `La estadía terminó. La cuenta se puede corregir hasta ${until}.`,
  why: 'Motivo de la corrección',
  offer: 'Carta',
  order: 'Pedido',
  empty: 'Elegí productos de la carta.',
  search: 'Buscar productos',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  off: 'Sin stock',
  add: 'Agregar',
  addChosen: (name: string) => `Agregar ${name} con estas opciones`,
  addIt: 'Agregar',
  needed: (group: string) => `${group} (obligatoria)`,
  bounded: (group: string, least: number, most: number) =>
    `${group} (${least === 0 ? '' : `al menos ${least}, `}hasta ${most})`,
  fewer: (name: string) => `Uno menos de ${name}`,
  more: (name: string) => `Uno más de ${name}`,
  quantity: (name: string) => `Cantidad de ${name}`,
  comment: 'Comentario',
  commentOf: (name: string) => `Comentario para ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  nothing: 'Agregá al menos un producto.',
  notOrdered: 'Hay líneas que no se pueden pedir. No se guardó nada.',
  problems: {
    gone: 'Ya no está en la carta.',
    disabled: 'Está sin stock.',
    few: 'No quedan tantos.',
    closed: 'Su menú está cerrado.',
    options: 'Sus opciones cambiaron: agregalo de nuevo.',
  } satisfies Record<LineProblem, string>,
  guest: 'el huésped',
  changes: 'Qué pasó con el pedido',
  noChanges: 'Todavía no pasó nada.',
  what: {
    entered: 'Ingresado por',
    accepted: 'Aceptado por',
    canceled: 'Cancelado por',
    completed: 'Completado por',
    corrected: 'Corregido por',
    ready: 'Listo según',
    reopened: 'Reabierto por',
    moved: 'Movido por',
  } satisfies Record<OrderChange['what'], string>,
  because: (reason: string) => `Motivo: ${reason}`,
  difference: ({ name, before, after, detailsChanged }: LineDifference) =>
    detailsChanged && before === after ? `${name}: cambió cómo lo quieren` : `${name}: ${before} → ${after}`,
}

import type { AlertKind } from '#contract/hotel/stays.limits.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const bellText = {
  button: (orders: number, alerts: number) =>
    orders + alerts === 0
      ? 'Campana: nada espera'
      : // The accessible name must contain the visible number, the sum.
        `Campana: ${orders + alerts} en espera, ${counted(orders, 'pedido', 'pedidos')}, ${counted(alerts, 'aviso', 'avisos')}`,
  panel: 'Lo que espera',
  orders: 'Pedidos por aceptar',
  alerts: 'Avisos',
  nothing: 'Nada espera.',
  order: (number: number) => `Pedido ${number}`,
  acceptOf: (number: number) => `Accept el pedido ${number}`,
  what: { clean: 'Limpieza', waiter: 'Llamado al mozo', pay: 'Cuenta' } satisfies Record<AlertKind, string>,
  see: 'Visto',
  seeOf: (what: string, room: string) => `Visto el aviso ${what} de ${room}`,
  seenBy: (name: string) => `Visto por ${name}`,
  remove: 'Hecho',
  removeOf: (what: string, room: string) => `Hecho el aviso ${what} de ${room}`,
  test: 'Probar sonido',
  heard: 'El sonido está activo en esta pantalla.',
  silent: 'Esta pantalla está en silencio: los pedidos no se van a escuchar.',
  ask: 'Activá el sonido para escuchar los pedidos en esta pantalla.',
  allow: 'Activar sonido',
  closeNotice: 'Cerrar este aviso',
  refused: 'El navegador no deja sonar esta página. Permitile el sonido en su configuración.',
}

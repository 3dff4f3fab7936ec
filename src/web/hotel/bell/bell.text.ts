import type { AlertKind } from '#contract/hotel/stays.limits.ts'

export const bellText = {
  orders: 'Pedidos por aceptar',
  alerts: 'Avisos',
  order: (number: number) => `Pedido ${number}`,
  acceptOf: (number: number) => `Accept el pedido ${number}`,
  what: { clean: 'Limpieza', waiter: 'Llamado al mozo', pay: 'Cuenta' } satisfies Record<AlertKind, string>,
  see: 'Visto',
  seeOf: (what: string, room: string) => `Visto el aviso ${what} de ${room}`,
  seenBy: (name: string) => `Visto por ${name}`,
  remove: 'Hecho',
  removeOf: (what: string, room: string) => `Hecho el aviso ${what} de ${room}`,
  ask: 'Activá el sonido para escuchar los pedidos en esta pantalla.',
  allow: 'Activar sonido',
  closeNotice: 'Cerrar este aviso',
}

import type { paymentKinds, paymentMethods } from '#contract/hotel/accounts.limits.ts'

/** Words of the daily closing as CSV. */
export const tillCsvText = {
  columns: ['fecha', 'lugar', 'tipo', 'recibo', 'cuenta', 'medio', 'importe', 'propina', 'detalle', 'autor'],
  kinds: { payment: 'pago', refund: 'devolución', moved: 'traslado' } satisfies Record<
    (typeof paymentKinds)[number],
    string
  >,
  methods: {
    cash: 'efectivo',
    card: 'tarjeta',
    transfer: 'transferencia',
    room: 'a la habitación',
    courtesy: 'cortesía',
  } satisfies Record<(typeof paymentMethods)[number], string>,
  opening: 'apertura de caja',
  cashIn: 'ingreso de efectivo',
  cashOut: 'retiro de efectivo',
  counted: 'contado al cierre',
  difference: 'diferencia',
}

/** Screens show them as 'efectivo', 'tarjeta', 'transferencia', 'a la habitación' and 'cortesía'. */
export const paymentMethods = ['cash', 'card', 'transfer', 'room', 'courtesy'] as const

/** Methods by which the money of a payment link arrives. */
export const paymentLinkMethods = ['transfer', 'card'] as const satisfies readonly (typeof paymentMethods)[number][]

/** 'moved' entries carry what was paid from one account to another when its orders are moved. */
export const paymentKinds = ['payment', 'refund', 'moved'] as const

/** Changes of what an account owes beside its orders. */
export const adjustmentKinds = ['discount', 'service', 'charge'] as const

/** Tax is part of the prices, or is added to them on the bill. */
export const taxModes = ['included', 'added'] as const

/** Texts in characters, rates in hundredths of a percent. */
export const accountLimits = {
  rate: 10_000,
  rates: 10,
  rateName: 30,
  reason: 200,
  payer: 60,
  reference: 60,
  /** Entries of each kind of one account: payments, adjustments, payment links. */
  payments: 500,
  /** Lines of one payment by item, and units of a line. */
  items: 200,
  units: 99,
  link: 500,
  legalName: 120,
  taxId: 40,
  legalAddress: 200,
} as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type AdjustmentKind = (typeof adjustmentKinds)[number]

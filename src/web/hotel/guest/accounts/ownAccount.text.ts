import type { Language } from '#contract/kernel/languages.limits.ts'

interface OwnAccountText {
  title: string
  discount: string
  service: string
  charges: string
  fromTables: string
  tax: (percent: string) => string
  ordered: string
  paid: string
  owed: string
  credit: string
  pay: (amount: string) => string
}

export const ownAccountText: Record<Language, OwnAccountText> = {
  spanish: {
    title: 'Tu cuenta',
    discount: 'Descuento',
    service: 'Servicio',
    charges: 'Otros cargos',
    fromTables: 'Cargado desde mesas',
    tax: (percent) => `Impuesto ${percent}`,
    ordered: 'Total',
    paid: 'Pagado',
    owed: 'Falta pagar',
    credit: 'A tu favor',
    pay: (amount) => `Pagar ${amount}`,
  },
  english: {
    title: 'Your bill',
    discount: 'Discount',
    service: 'Service',
    charges: 'Other charges',
    fromTables: 'Table charges',
    tax: (percent) => `Tax ${percent}`,
    ordered: 'Total',
    paid: 'Paid',
    owed: 'Still to pay',
    credit: 'In your favour',
    pay: (amount) => `Pay ${amount}`,
  },
  portuguese: {
    title: 'Sua conta',
    discount: 'Desconto',
    service: 'Serviço',
    charges: 'Outras cobranças',
    fromTables: 'Lançado das mesas',
    tax: (percent) => `Imposto ${percent}`,
    ordered: 'Total',
    paid: 'Pago',
    owed: 'Falta pagar',
    credit: 'A seu favor',
    pay: (amount) => `Pagar ${amount}`,
  },
  french: {
    title: 'Votre addition',
    discount: 'Remise',
    service: 'Service',
    charges: 'Autres frais',
    fromTables: 'Reporté des tables',
    tax: (percent) => `Taxe ${percent}`,
    ordered: 'Total',
    paid: 'Payé',
    owed: 'Reste à payer',
    credit: 'En votre faveur',
    pay: (amount) => `Payer ${amount}`,
  },
}

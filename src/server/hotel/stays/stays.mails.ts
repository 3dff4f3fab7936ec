import type { AccountTotals } from '#contract/hotel/accountTotals.ts'
import type { GuestOrder } from '#contract/hotel/orders.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { formatMoney } from '#contract/kernel/money.limits.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

interface SummaryTexts {
  subject: Record<RoomKind, (venue: string) => string>
  greeting(name: string): string
  intro: Record<RoomKind, (venue: string, number: number) => string>
  order(number: number): string
  noPrice: string
  /** Rows between the orders and the total; a row of 0 is left out. */
  sums: Record<'discount' | 'service' | 'tax' | 'charges' | 'fromTables', string>
  total: string
  paid: string
  owed: string
  credit: string
  /** A colon with the space that the language puts before it. */
  colon: string
  bye: string
}

const summaryTexts: Record<Language, SummaryTexts> = {
  spanish: {
    subject: {
      room: (venue) => `${venue}: resumen de tu estadía`,
      table: (venue) => `${venue}: resumen de tu visita`,
    },
    greeting: (name) => (name ? `Hola ${name}:` : 'Hola:'),
    intro: {
      room: (venue, number) =>
        `Gracias por elegir ${venue}. Este es el resumen de tu estadía en la habitación ${number}.`,
      table: (venue, number) => `Gracias por elegir ${venue}. Esto es lo que pediste en la mesa ${number}.`,
    },
    order: (number) => `Pedido ${number}`,
    noPrice: 'sin precio',
    sums: {
      discount: 'Descuento',
      service: 'Servicio',
      tax: 'Impuesto',
      charges: 'Otros cargos',
      fromTables: 'Cargado desde mesas',
    },
    total: 'Total',
    paid: 'Pagado',
    owed: 'Falta pagar',
    credit: 'A tu favor',
    colon: ':',
    bye: '¡Te esperamos de nuevo!',
  },
  english: {
    subject: {
      room: (venue) => `${venue}: a summary of your stay`,
      table: (venue) => `${venue}: a summary of your visit`,
    },
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    intro: {
      room: (venue, number) => `Thank you for choosing ${venue}. This is the summary of your stay in room ${number}.`,
      table: (venue, number) => `Thank you for choosing ${venue}. This is what you ordered at table ${number}.`,
    },
    order: (number) => `Order ${number}`,
    noPrice: 'no price',
    sums: {
      discount: 'Discount',
      service: 'Service',
      tax: 'Tax',
      charges: 'Other charges',
      fromTables: 'Table charges',
    },
    total: 'Total',
    paid: 'Paid',
    owed: 'Still to pay',
    credit: 'In your favour',
    colon: ':',
    bye: 'We hope to see you again!',
  },
  portuguese: {
    subject: {
      room: (venue) => `${venue}: resumo da sua estadia`,
      table: (venue) => `${venue}: resumo da sua visita`,
    },
    greeting: (name) => (name ? `Olá, ${name}:` : 'Olá:'),
    intro: {
      room: (venue, number) => `Agradecemos por escolher ${venue}. Este é o resumo da sua estadia no quarto ${number}.`,
      table: (venue, number) => `Agradecemos por escolher ${venue}. Isto é o que você pediu na mesa ${number}.`,
    },
    order: (number) => `Pedido ${number}`,
    noPrice: 'sem preço',
    sums: {
      discount: 'Desconto',
      service: 'Serviço',
      tax: 'Imposto',
      charges: 'Outras cobranças',
      fromTables: 'Lançado das mesas',
    },
    total: 'Total',
    paid: 'Pago',
    owed: 'Falta pagar',
    credit: 'A seu favor',
    colon: ':',
    bye: 'Esperamos você de novo!',
  },
  french: {
    subject: {
      room: (venue) => `${venue} : résumé de votre séjour`,
      table: (venue) => `${venue} : résumé de votre visite`,
    },
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    intro: {
      room: (venue, number) =>
        `Merci d’avoir choisi ${venue}. Voici le résumé de votre séjour dans la chambre ${number}.`,
      table: (venue, number) => `Merci d’avoir choisi ${venue}. Voici ce que vous avez commandé à la table ${number}.`,
    },
    order: (number) => `Commande ${number}`,
    noPrice: 'sans prix',
    sums: {
      discount: 'Remise',
      service: 'Service',
      tax: 'Taxe',
      charges: 'Autres frais',
      fromTables: 'Reporté des tables',
    },
    total: 'Total',
    paid: 'Payé',
    owed: 'Reste à payer',
    credit: 'En votre faveur',
    colon: ' :',
    bye: 'À bientôt !',
  },
}

interface Summary {
  language: Language
  recipient: string
  venue: string
  currency: Currency
  name: string
  room: PublicRoom
  /** Accepted and completed orders, oldest first. */
  orders: readonly Pick<GuestOrder, 'number' | 'lines'>[]
  account: AccountTotals
}

/** Mail to a guest with the orders on the bill of the stay, and how its total is calculated. */
export const summaryMail = (summary: Summary): MailMessage => {
  const { language, recipient, venue, currency, name, room, orders, account } = summary
  const texts = summaryTexts[language]
  const amount = (hundredths: number) =>
    `${hundredths < 0 ? '−' : ''}${formatMoney(Math.abs(hundredths), currency, language)}`
  const lineText = ({ quantity, name, options, price }: GuestOrder['lines'][number]) => {
    const chosen = options.length > 0 ? ` (${options.map((option) => option.name).join(', ')})` : ''
    return `  ${quantity} × ${name}${chosen}${texts.colon} ${price === null ? texts.noPrice : amount(price * quantity)}`
  }
  const rowText = ([label, hundredths]: readonly [string, number]) => `${label}${texts.colon} ${amount(hundredths)}`
  const { sums } = texts
  const { discount, service, taxes, charges, fromTables, ordered, paid, owed } = account
  const addedTax = taxes.reduce((sum, tax) => sum + (tax.added ? tax.amount : 0), 0)
  const rows = [
    [sums.discount, -discount],
    [sums.service, service],
    [sums.tax, addedTax],
    [sums.charges, charges],
    [sums.fromTables, fromTables],
  ] as const
  const shown = rows.filter(([, hundredths]) => hundredths !== 0)
  const rest = owed < 0 ? ([texts.credit, -owed] as const) : ([texts.owed, owed] as const)
  const payment = paid === 0 ? [] : ([[texts.paid, paid], rest] as const)
  const orderTexts = orders.map(({ number, lines }) => [texts.order(number), ...lines.map(lineText)].join('\n'))
  return {
    recipient,
    subject: texts.subject[room.kind](venue),
    body: `${[
      texts.greeting(name),
      texts.intro[room.kind](venue, room.number),
      ...orderTexts,
      [...shown, [texts.total, ordered] as const, ...payment].map(rowText).join('\n'),
      texts.bye,
    ].join('\n\n')}\n`,
  }
}

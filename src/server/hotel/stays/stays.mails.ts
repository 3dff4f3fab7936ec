import type { AccountTotals } from '#contract/hotel/accountTotals.ts'
import type { GuestOrder } from '#contract/hotel/orders.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { formatMoney } from '#contract/kernel/money.limits.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

interface SummaryTexts {
  subject(venue: string): string
  greeting(name: string): string
  rooms: Record<RoomKind, string>
  intro(venue: string, room: string): string
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
    subject: (venue) => `${venue}: resumen de tu estadía`,
    greeting: (name) => (name ? `Hola ${name}:` : 'Hola:'),
    rooms: { room: 'en la habitación', table: 'en la mesa' },
    intro: (venue, room) => `Gracias por elegir ${venue}. Este es el resumen de tu estadía ${room}.`,
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
    subject: (venue) => `${venue}: a summary of your stay`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    rooms: { room: 'in room', table: 'at table' },
    intro: (venue, room) => `Thank you for choosing ${venue}. This is the summary of your stay ${room}.`,
    order: (number) => `Order ${number}`,
    noPrice: 'no price',
    sums: {
      discount: 'Discount',
      service: 'Service',
      tax: 'Tax',
      charges: 'Other charges',
      fromTables: 'Charged from tables',
    },
    total: 'Total',
    paid: 'Paid',
    owed: 'Left to pay',
    credit: 'In your favour',
    colon: ':',
    bye: 'We hope to see you again!',
  },
  portuguese: {
    subject: (venue) => `${venue}: resumo da sua estadia`,
    greeting: (name) => (name ? `Olá, ${name}:` : 'Olá:'),
    rooms: { room: 'no quarto', table: 'na mesa' },
    intro: (venue, room) => `Agradecemos por escolher ${venue}. Este é o resumo da sua estadia ${room}.`,
    order: (number) => `Pedido ${number}`,
    noPrice: 'sem preço',
    sums: {
      discount: 'Desconto',
      service: 'Serviço',
      tax: 'Imposto',
      charges: 'Outras cobranças',
      fromTables: 'Lançado de mesas',
    },
    total: 'Total',
    paid: 'Pago',
    owed: 'Falta pagar',
    credit: 'A seu favor',
    colon: ':',
    bye: 'Esperamos você de novo!',
  },
  french: {
    subject: (venue) => `${venue} : résumé de votre séjour`,
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    rooms: { room: 'dans la chambre', table: 'à la table' },
    intro: (venue, room) => `Merci d’avoir choisi ${venue}. Voici le résumé de votre séjour ${room}.`,
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
  /** Orders that were not canceled, oldest first. */
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
    subject: texts.subject(venue),
    body: `${[
      texts.greeting(name),
      texts.intro(venue, `${texts.rooms[room.kind]} ${room.number}`),
      ...orderTexts,
      [...shown, [texts.total, ordered] as const, ...payment].map(rowText).join('\n'),
      texts.bye,
    ].join('\n\n')}\n`,
  }
}

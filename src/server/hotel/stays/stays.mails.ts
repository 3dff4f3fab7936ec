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
  total: string
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
    total: 'Total',
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
    total: 'Total',
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
    total: 'Total',
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
    total: 'Total',
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
  orders: readonly Pick<GuestOrder, 'number' | 'lines' | 'total'>[]
}

/** Mail to a guest with the orders on the bill of the stay. */
export const summaryMail = ({ language, recipient, venue, currency, name, room, orders }: Summary): MailMessage => {
  const texts = summaryTexts[language]
  const amount = (hundredths: number) => formatMoney(hundredths, currency, language)
  const lineText = ({ quantity, name, options, price }: GuestOrder['lines'][number]) => {
    const chosen = options.length > 0 ? ` (${options.map((option) => option.name).join(', ')})` : ''
    return `  ${quantity} × ${name}${chosen}${texts.colon} ${price === null ? texts.noPrice : amount(price * quantity)}`
  }
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const orderTexts = orders.map(({ number, lines }) => [texts.order(number), ...lines.map(lineText)].join('\n'))
  return {
    recipient,
    subject: texts.subject(venue),
    body: `${[
      texts.greeting(name),
      texts.intro(venue, `${texts.rooms[room.kind]} ${room.number}`),
      ...orderTexts,
      `${texts.total}${texts.colon} ${amount(total)}`,
      texts.bye,
    ].join('\n\n')}\n`,
  }
}

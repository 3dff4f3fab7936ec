import { to } from '#contract/hotel/pages.guest.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import { formatMoney } from '#contract/kernel/money.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { hasPushDevices, queueLastPush, queuePush } from '#server/kernel/push/push.queries.ts'
import type { PushText } from '#server/kernel/push/push.table.ts'
import { findVenue } from '#server/kernel/venues/venues.queries.ts'
import { guestPushText } from './guestPush.text.ts'
import { findStay } from './stays.queries.ts'

type GuestPushKind = 'order' | 'request' | 'stay'
type TextIn = (language: Language) => Pick<PushText, 'title' | 'body'>

const guestPush = (venueId: number, stayId: string, room: number, kind: GuestPushKind, textIn: TextIn) => {
  const inLanguage = (language: Language): PushText => ({
    ...textIn(language),
    address: to('guestRoom', { idHotel: venueId, idRoom: room }, { language }),
  })
  const texts = Object.fromEntries(languages.map((language) => [language, inLanguage(language)]))
  const recipient = { kind: 'guest', subject: stayId } as const
  return { recipient, kind, ...inLanguage('spanish'), translations: texts as Record<Language, PushText> }
}

/** Queues a push message to the phones of a stay, each in its language. Does nothing if none of them has subscribed. */
const queueGuestPush = async (db: Db, stayId: string, kind: GuestPushKind, textIn: TextIn) => {
  if (!(await hasPushDevices(db, { kind: 'guest', subject: stayId }))) return
  const stay = await findStay(db, stayId)
  if (stay) await queuePush(db, stay.row.venueId, guestPush(stay.row.venueId, stayId, stay.room.number, kind, textIn))
}

interface ChangedOrder {
  stayId: string
  number: number
}

/** Queues the message that staff accepted, prepared or canceled an order. */
export const queueOrderPush = (
  db: Db,
  { stayId, number }: ChangedOrder,
  bodyOf: (text: (typeof guestPushText)[Language]) => string,
) =>
  queueGuestPush(db, stayId, 'order', (language) => {
    const text = guestPushText[language]
    return { title: text.order(number), body: bodyOf(text) }
  })

/** Queues the message that staff corrected an order, with its new total. */
export const queueCorrectionPush = async (db: Db, order: ChangedOrder & { total: number }, reason: string) => {
  const currency = (await findVenue(db))?.venue.currency ?? 'ARS'
  await queueGuestPush(db, order.stayId, 'order', (language) => {
    const text = guestPushText[language]
    return {
      title: text.order(order.number),
      body: text.corrected(reason, formatMoney(order.total, currency, language)),
    }
  })
}

/** Queues the message that staff saw or finished a request of the stay. */
export const queueRequestPush = (
  db: Db,
  { stayId, what }: { stayId: string; what: AlertKind },
  state: 'seen' | 'done',
) =>
  queueGuestPush(db, stayId, 'request', (language) => {
    const text = guestPushText[language]
    return { title: text.request[what], body: text[state] }
  })

/** Queues the thanks at the end of a stay. Must be called before the sessions of its phones end. */
export const queueFarewellPush = (db: Db, venueId: number, stay: { id: string; room: { number: number } }) =>
  queueLastPush(
    db,
    venueId,
    guestPush(venueId, stay.id, stay.room.number, 'stay', (language) => {
      const { thanks: title, bill: body } = guestPushText[language]
      return { title, body }
    }),
  )

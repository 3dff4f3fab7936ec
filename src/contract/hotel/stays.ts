import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Language, Mail, Moment, optionalLine, Token, VenueId } from '../kernel/values.ts'
import { guest, staff, visitorOrGuest } from '../kernel/who.ts'
import { Amount, Order, OrderStatus } from './orders.ts'
import { PublicRoom, Room, RoomKind, RoomNumber } from './rooms.ts'
import { stayCodePattern, stayLimits } from './stays.limits.ts'

/** A device with a guest session in the stay. */
const GuestPhone = z.object({ id: Id, device: z.string(), since: Moment, seenAt: Moment, thisOne: z.boolean() })
export type GuestPhone = z.infer<typeof GuestPhone>

/** A phone that asks to be let in. Both sides show the same `word`, so that people can compare it. */
const Knock = z.object({ id: Id, word: z.string(), device: z.string(), askedAt: Moment, until: Moment })
export type Knock = z.infer<typeof Knock>

/** Times of the open alerts, and the 'do not disturb' flag. */
const wishes = { clean: Moment.nullable(), pay: Moment.nullable(), noDisturb: z.boolean() }

const stayFields = { id: Id, name: z.string(), mail: z.string(), openedAt: Moment }
export const Stay = z.object({
  ...stayFields,
  room: Room,
  openedBy: z.string(),
  closedAt: Moment.nullable(),
  closedBy: z.string().nullable(),
})
export type Stay = z.infer<typeof Stay>

/** An open stay as its page for staff shows it. */
const OpenStay = z.object({
  ...Stay.shape,
  ...wishes,
  /** Six digits with which a phone enters the stay. */
  code: z.string(),
  phones: z.array(GuestPhone),
  knocks: z.array(Knock),
  /** Newest order first. */
  orders: z.array(Order),
  total: Amount,
})
export type OpenStay = z.infer<typeof OpenStay>

/** Status of the newest order; empty when the stay has no orders. */
const orderStatus = z.union([OrderStatus, z.literal('')])

const RoomOverview = z.object({
  ...Room.shape,
  orderStatus,
  /** When the oldest pending order was sent; null when no order is pending. */
  waitingSince: Moment.nullable(),
  /** Null for a free room. */
  stay: z.object({ id: Id, name: z.string(), since: Moment, ...wishes, unread: z.int(), phones: z.int() }).nullable(),
})
export type RoomOverview = z.infer<typeof RoomOverview>

/** A stay for its own guests. */
const GuestStay = z.object({
  ...stayFields,
  ...wishes,
  code: z.string(),
  phones: z.array(GuestPhone),
  knocks: z.array(Knock),
})
export type GuestStay = z.infer<typeof GuestStay>

const idInput = z.strictObject({ id: Id })
const guestFields = { name: optionalLine(stayLimits.name), mail: z.union([z.literal(''), Mail]) }
const roomInput = { venue: VenueId.optional(), number: RoomNumber }
const knockInput = { venue: VenueId.optional(), secret: Token }

const Code = z
  .string()
  .max(stayLimits.codeLength)
  .regex(stayCodePattern)
  .meta({ examples: ['482913'] })

export const stays = {
  /** Rooms or tables with their state, sorted by number. */
  board: staff.read
    .input(z.strictObject({ kind: RoomKind }))
    .output(z.array(RoomOverview))
    .meta({ dependsOn: ['hotel.rooms', 'hotel.orders', 'hotel.alerts', 'hotel.chat'] }),
  /** A room with its open stay and its earlier stays, for /tables/{idTable}. */
  at: staff.read
    .input(z.strictObject({ number: RoomNumber }))
    .output(
      z.object({
        room: Room,
        orderStatus,
        stay: OpenStay.nullable(),
        past: z.array(z.object({ ...stayFields, closedAt: Moment })),
      }),
    )
    .errors(refusals('gone'))
    .meta({ dependsOn: ['hotel.rooms', 'hotel.orders', 'hotel.alerts'] }),
  /** Starts a stay in a free room ('Ocupar habitación'). */
  open: staff.write
    .input(z.strictObject({ id: Id, roomId: Id, ...guestFields }))
    .output(Stay)
    .errors(refusals('gone', { room_busy: 409 })),
  update: staff.write
    .input(z.strictObject({ id: Id, ...guestFields }))
    .output(Stay)
    .errors(refusals('gone')),
  /** 'Cerrar Habitación': completes the orders, ends the phones' sessions, frees the room. Repeating has no effect. */
  close: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Content of a QR code on the staff's screen: a phone that scans it before `until` enters the stay. */
  invitation: staff.read
    .input(idInput)
    .output(z.object({ invitation: z.string(), until: Moment }))
    .errors(refusals('gone')),
  letInByStaff: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Ends the session of one phone of the stay. */
  putOut: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /** All orders of a stay that were not canceled, oldest first. */
  bill: staff.read
    .input(idInput)
    .output(z.object({ stay: Stay, orders: z.array(Order), total: Amount }))
    .errors(refusals('gone'))
    .meta({ dependsOn: ['hotel.orders'] }),
  /** Mails the summary of the given stay, or of the latest stay with this mail address. /api/mail calls it too. */
  sendSummary: staff.write
    .input(z.strictObject({ mail: Mail, stayId: Id.optional() }))
    .output(Done)
    .errors(refusals('gone')),

  /** The room, and its stay only when the calling phone is a guest of it. */
  here: visitorOrGuest.read
    .input(z.strictObject(roomInput))
    .output(
      z.object({
        room: PublicRoom,
        mine: GuestStay.nullable(),
        /** Room of the stay that the phone is a guest of; it can be another room. */
        yours: PublicRoom.nullable(),
      }),
    )
    .errors(refusals('gone'))
    .meta({ dependsOn: ['hotel.rooms', 'hotel.alerts'] }),
  /**
   * The QR code on the wall lets in the first phone of a stay; further phones need the secret code. The phone sends an
   * id of its own, so that the first phone can scan again when the response was lost.
   */
  enterByQr: visitorOrGuest.write
    .input(z.strictObject({ ...roomInput, seal: Token, phone: Id }))
    .output(Done)
    .errors(refusals({ seal_worthless: 410, code_needed: 409, room_free: 409 })),
  /** Calls with the signature of the room have a throttle of their own, which strangers cannot exhaust. */
  enterByCode: visitorOrGuest.write
    .input(z.strictObject({ ...roomInput, code: Code, seal: Token.optional() }))
    .output(Done)
    .errors(refusals('too_many_tries', { wrong_room_code: 422 })),
  enterByInvitation: visitorOrGuest.write
    .input(z.strictObject({ venue: VenueId.optional(), invitation: Token }))
    .output(PublicRoom)
    .errors(refusals('link_expired')),
  /** Notifies the phones of the stay and the staff. The response does not reveal whether the room is occupied. */
  knock: visitorOrGuest.write
    .input(z.strictObject(roomInput))
    .output(z.object({ secret: z.string(), word: z.string(), until: Moment }))
    .errors(refusals('gone', 'too_many_tries')),
  /** The phone that knocked polls this read. */
  letInYet: visitorOrGuest.read
    .input(z.strictObject(knockInput))
    .output(z.object({ letIn: z.boolean() }))
    .errors(refusals('link_expired')),
  enterByKnock: visitorOrGuest.write.input(z.strictObject(knockInput)).output(Done).errors(refusals('link_expired')),
  letIn: guest.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Mail address for the summary of the stay; empty for none. */
  setMail: guest.write
    .input(z.strictObject({ mail: guestFields.mail, language: Language.default('spanish') }))
    .output(Done),
}

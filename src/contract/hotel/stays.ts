import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Language, Mail, Moment, Token, VenueId, words } from '../kernel/values.ts'
import { guest, staff, walkIn } from '../kernel/who.ts'
import { Amount, Order, OrderStatus } from './orders.ts'
import { NumberedRoom, Room, RoomKind, RoomNumber } from './rooms.ts'
import { codePattern, stayLimits } from './stays.limits.ts'

/** A phone that is in. */
const Phone = z.object({ id: Id, device: z.string(), since: Moment, seenAt: Moment, thisOne: z.boolean() })
export type Phone = z.infer<typeof Phone>

/** A phone at the door. It shows the same word as whoever is asked to let it in. */
const Knock = z.object({ id: Id, word: z.string(), device: z.string(), askedAt: Moment, until: Moment })
export type Knock = z.infer<typeof Knock>

/** What the guests have asked for, and since when. */
const wishes = { clean: Moment.nullable(), pay: Moment.nullable(), noDisturb: z.boolean() }

const stayed = { id: Id, name: z.string(), mail: z.string(), openedAt: Moment }
export const Stay = z.object({
  ...stayed,
  room: Room,
  openedBy: z.string(),
  closedAt: Moment.nullable(),
  closedBy: z.string().nullable(),
})
export type Stay = z.infer<typeof Stay>

/** A stay that goes on, as staff look after it. */
const OpenStay = z.object({
  ...Stay.shape,
  ...wishes,
  /** The six digits that let a phone in. */
  code: z.string(),
  phones: z.array(Phone),
  knocks: z.array(Knock),
  /** The newest first. */
  orders: z.array(Order),
  total: Amount,
})
export type OpenStay = z.infer<typeof OpenStay>

/** The state of the newest order; empty where nothing was ordered. */
const orderStatus = z.union([OrderStatus, z.literal('')])

const RoomOnBoard = z.object({
  ...Room.shape,
  orderStatus,
  /** Since when the oldest of its orders waits to be accepted. */
  waitingSince: Moment.nullable(),
  /** Null while the room is free. */
  stay: z.object({ id: Id, name: z.string(), since: Moment, ...wishes, unread: z.int(), phones: z.int() }).nullable(),
})
export type RoomOnBoard = z.infer<typeof RoomOnBoard>

/** The stay as its own guests see it. */
const GuestStay = z.object({ ...stayed, ...wishes, code: z.string(), phones: z.array(Phone), knocks: z.array(Knock) })
export type GuestStay = z.infer<typeof GuestStay>

const one = z.strictObject({ id: Id })
const guestNamed = { name: words(stayLimits.name), mail: z.union([z.literal(''), Mail]) }
const at = { venue: VenueId.optional(), number: RoomNumber }
const knocked = { venue: VenueId.optional(), secret: Token }

const Code = z
  .string()
  .max(stayLimits.codeLength)
  .regex(codePattern)
  .meta({ examples: ['482913'] })

export const stays = {
  /** Rooms or tables as staff watch them, by number. */
  board: staff.read
    .input(z.strictObject({ kind: RoomKind }))
    .output(z.array(RoomOnBoard))
    .meta({ from: ['hotel.rooms', 'hotel.orders', 'hotel.alerts', 'hotel.chat'] }),
  /** /tables/{idTable}: a room, who is in it, and who was. */
  at: staff.read
    .input(z.strictObject({ number: RoomNumber }))
    .output(
      z.object({
        room: Room,
        orderStatus,
        stay: OpenStay.nullable(),
        past: z.array(z.object({ ...stayed, closedAt: Moment })),
      }),
    )
    .errors(refusals('gone'))
    .meta({ from: ['hotel.rooms', 'hotel.orders', 'hotel.alerts'] }),
  /** 'Ocupar habitación'. */
  open: staff.write
    .input(z.strictObject({ id: Id, roomId: Id, ...guestNamed }))
    .output(Stay)
    .errors(refusals('gone', { room_busy: 409 })),
  update: staff.write
    .input(z.strictObject({ id: Id, ...guestNamed }))
    .output(Stay)
    .errors(refusals('gone')),
  /** 'Cerrar Habitación': its orders are completed, its phones are out, the room is free. Twice is once. */
  close: staff.write.input(one).output(Done).errors(refusals('gone')),
  /** For a QR that the guest's phone scans from the screen of the staff: whoever shows it in time is in. */
  invitation: staff.read
    .input(one)
    .output(z.object({ invitation: z.string(), until: Moment }))
    .errors(refusals('gone')),
  letInByStaff: staff.write.input(one).output(Done).errors(refusals('gone')),
  /** Ends one phone. The others stay in. */
  putOut: staff.write.input(one).output(Done).errors(refusals('gone')),
  /** Every order of a stay that was not canceled, the oldest first. */
  bill: staff.read
    .input(one)
    .output(z.object({ stay: Stay, orders: z.array(Order), total: Amount }))
    .errors(refusals('gone'))
    .meta({ from: ['hotel.orders'] }),
  /** Posts the summary to a guest's mail: of the stay that is named, else of the latest with this mail. Also at /api/mail. */
  sendSummary: staff.write
    .input(z.strictObject({ mail: Mail, stayId: Id.optional() }))
    .output(Done)
    .errors(refusals('gone')),

  /** What a phone finds at a room: the stay where it is in, else nothing but the room. */
  here: walkIn.read
    .input(z.strictObject(at))
    .output(
      z.object({
        room: NumberedRoom,
        mine: GuestStay.nullable(),
        /** The room whose guest this phone is, be it this one or another. */
        yours: NumberedRoom.nullable(),
      }),
    )
    .errors(refusals('gone'))
    .meta({ from: ['hotel.rooms', 'hotel.alerts'] }),
  /**
   * The first phone of a stay is let in by the code on the wall; every further one has to give the secret code. A phone
   * says by an id of its own which it is: the answer may be lost on its way, and whoever scans again is the first still.
   */
  enterByQr: walkIn.write
    .input(z.strictObject({ ...at, seal: Token, phone: Id }))
    .output(Done)
    .errors(refusals({ seal_worthless: 410, code_needed: 409, room_free: 409 })),
  /** Whoever also shows the seal of the room has tries of their own: no stranger uses those up. */
  enterByCode: walkIn.write
    .input(z.strictObject({ ...at, code: Code, seal: Token.optional() }))
    .output(Done)
    .errors(refusals('too_many_tries', { wrong_room_code: 422 })),
  enterByInvitation: walkIn.write
    .input(z.strictObject({ venue: VenueId.optional(), invitation: Token }))
    .output(NumberedRoom)
    .errors(refusals('link_expired')),
  /** Asks the phones that are in, and the staff. Tells nobody whether there are any. */
  knock: walkIn.write
    .input(z.strictObject(at))
    .output(z.object({ secret: z.string(), word: z.string(), until: Moment }))
    .errors(refusals('gone', 'too_many_tries')),
  /** Asked again and again by the phone at the door. */
  letInYet: walkIn.read
    .input(z.strictObject(knocked))
    .output(z.object({ letIn: z.boolean() }))
    .errors(refusals('link_expired')),
  enterByKnock: walkIn.write.input(z.strictObject(knocked)).output(Done).errors(refusals('link_expired')),
  letIn: guest.write.input(one).output(Done).errors(refusals('gone')),
  /** Where the summary of the stay goes. An empty one is none. */
  setMail: guest.write
    .input(z.strictObject({ mail: guestNamed.mail, language: Language.default('spanish') }))
    .output(Done),
}

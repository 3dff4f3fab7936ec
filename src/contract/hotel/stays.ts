import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Language, Mail, Moment, optionalLine, Token, VenueId } from '../kernel/values.ts'
import { guest, staff, visitorOrGuest } from '../kernel/who.ts'
import { AccountTotals } from './accountTotals.ts'
import { orderLimits } from './orders.limits.ts'
import { Amount, GuestOrder, Order, OrderStatus } from './orders.ts'
import { PublicRoom, Room, RoomKind, RoomNumber } from './rooms.ts'
import {
  alertKinds,
  closedStayRefusals,
  codeChangeReasons,
  deviceKinds,
  invitationPlaces,
  stayCodePattern,
  stayLimits,
} from './stays.limits.ts'

const DeviceKind = z.enum(deviceKinds)

/** A device with a guest session in the stay. */
const GuestPhone = z.object({ id: Id, device: DeviceKind, since: Moment, seenAt: Moment, thisOne: z.boolean() })
export type GuestPhone = z.infer<typeof GuestPhone>

/** A phone that asks to be let in. Both sides show the same `word`, so that people can compare it. */
const Knock = z.object({ id: Id, word: z.string(), device: DeviceKind, askedAt: Moment, until: Moment })
export type Knock = z.infer<typeof Knock>

/** Code, phones, knocks and invitations of a stay. Staff and its own guests see them. */
const access = {
  /** Six digits with which a phone enters the stay. */
  code: z.string(),
  /** Time and reason of the last replacement of the code; null for the first code of the stay. */
  codeChange: z.object({ at: Moment, reason: z.enum(codeChangeReasons) }).nullable(),
  phones: z.array(GuestPhone),
  knocks: z.array(Knock),
  /** Single-use QR codes that no phone has used yet. */
  invitations: z.array(z.object({ id: Id, until: Moment })),
}

/** A request of a guest: asked, then acknowledged by staff ('Visto'), then done ('Hecho'). */
const Alert = z.object({
  what: z.enum(alertKinds),
  at: Moment,
  seenAt: Moment.nullable(),
  doneAt: Moment.nullable(),
})

/** The latest request of each kind, and the 'do not disturb' flag. Staff read only requests that are not done. */
const wishes = { alerts: z.array(Alert), noDisturb: z.boolean() }

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
  ...access,
  /** Language of the guest: of the slip, and of the summary mail. */
  language: Language,
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
  /** Time at which the oldest pending order was sent; null when no order is pending. */
  waitingSince: Moment.nullable(),
  /** Null for a free room. */
  stay: z
    .object({
      id: Id,
      name: z.string(),
      since: Moment,
      ...wishes,
      unread: z.int(),
      phones: z.int(),
      /** True if the code was replaced after wrong codes: staff tell the guests the new one. */
      codeGuessed: z.boolean(),
    })
    .nullable(),
})
export type RoomOverview = z.infer<typeof RoomOverview>

/** A stay for its own guests. */
const GuestStay = z.object({
  ...stayFields,
  ...wishes,
  ...access,
  language: Language,
  /** Token that the phone stores, to show the bill after the stay is closed. It admits nobody. */
  farewell: z.string(),
})
export type GuestStay = z.infer<typeof GuestStay>

const idInput = z.strictObject({ id: Id })
const guestFields = { name: optionalLine(stayLimits.name), mail: z.union([z.literal(''), Mail]) }
const roomInput = { venue: VenueId.optional(), number: RoomNumber }
/** The phone sends an id of its own with everything that admits one phone, so that it can repeat a call without a response. */
const phoneInput = { phone: Id, device: DeviceKind.default('other') }
/** `invitation` is the secret in the URL of a single-use QR code. */
const Invitation = z.object({ id: Id, invitation: z.string(), until: Moment })
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
    .input(z.strictObject({ id: Id, roomId: Id, ...guestFields, language: Language.default('spanish') }))
    .output(Stay)
    .errors(refusals('gone', { room_busy: 409, table_busy: 409 })),
  update: staff.write
    .input(z.strictObject({ id: Id, ...guestFields, language: Language.optional() }))
    .output(Stay)
    .errors(refusals('gone')),
  /**
   * 'Cerrar Habitación': completes accepted orders, ends the phones' sessions, frees the room. Each pending order needs a
   * decision: served, which completes it, or canceled. Repeating has no effect.
   */
  close: staff.write
    .input(
      z.strictObject({
        id: Id,
        decisions: z
          .array(z.strictObject({ orderId: Id, served: z.boolean() }))
          .max(orderLimits.pending)
          .default([]),
      }),
    )
    .output(Done)
    .errors(refusals('gone', { undecided_orders: 409 })),
  /** Creates a single-use QR code: the first phone that scans it before `until` enters the stay. */
  inviteByStaff: staff.write
    .input(z.strictObject({ id: Id, stayId: Id, place: z.enum(invitationPlaces) }))
    .output(Invitation)
    .errors(refusals('gone')),
  letInByStaff: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  refuseByStaff: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Ends the session of one phone, replaces the secret code and cancels the single-use QR codes of the stay. */
  removePhoneByStaff: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /** 'Código nuevo': replaces the secret code of a stay and cancels its single-use QR codes; phones inside stay in. */
  replaceCodeByStaff: staff.write.input(idInput).output(Done).errors(refusals('gone')),
  /**
   * All orders of a stay that were not canceled, oldest first. The total leaves out pending orders, which nobody has
   * accepted yet.
   */
  bill: staff.read
    .input(idInput)
    .output(z.object({ stay: Stay, orders: z.array(Order), total: Amount }))
    .errors(refusals('gone'))
    .meta({ dependsOn: ['hotel.orders'] }),
  /**
   * Mails a summary to the mail address of the stay. `mail` must equal that address, otherwise the call is refused as gone;
   * without `stayId` it is the latest stay with the address. POST /api/mail is forwarded to this endpoint.
   */
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
  /** Thanks and the bill of a closed stay, for phones that were inside; without a session, because closing has ended it. */
  farewell: visitorOrGuest.read
    .input(z.strictObject({ venue: VenueId.optional(), token: Token, language: Language.default('spanish') }))
    .output(
      z.object({
        room: PublicRoom,
        name: z.string(),
        mail: z.string(),
        closedAt: Moment,
        orders: z.array(GuestOrder),
        account: AccountTotals,
      }),
    )
    .errors(refusals('link_expired'))
    .meta({ dependsOn: ['hotel.orders', 'hotel.accounts'] }),
  /** Mails the summary of a closed stay to an address that its guest enters afterwards. */
  farewellMail: visitorOrGuest.write
    .input(
      z.strictObject({ venue: VenueId.optional(), token: Token, mail: Mail, language: Language.default('spanish') }),
    )
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries'))
    .meta({ limit: { network: perQuarterHour(20) } }),
  /**
   * Enters a stay with its secret code. Wrong codes are counted per network and room: a stranger cannot use up the
   * guests' attempts.
   */
  enterByCode: visitorOrGuest.write
    .input(z.strictObject({ ...roomInput, code: Code, device: DeviceKind.default('other') }))
    .output(Done)
    .errors(refusals('too_many_tries', { wrong_room_code: 422 }))
    .meta({ limit: { secret: { network: perQuarterHour(30), networkAndTarget: perQuarterHour(5) } } }),
  /** Enters a stay by a single-use QR code, which admits one phone; that phone may repeat the call. */
  enterByInvitation: visitorOrGuest.write
    .input(z.strictObject({ ...roomInput, invitation: Token, ...phoneInput }))
    .output(Done)
    .errors(refusals({ invitation_spent: 410 })),
  /**
   * Asks the phones of the stay and the staff to let this phone in. Requires the signature of the QR code on the wall. The response does
   * not reveal whether the room is occupied; a repeated call of the same phone is the same knock.
   */
  knock: visitorOrGuest.write
    .input(z.strictObject({ ...roomInput, seal: Token, ...phoneInput }))
    .output(z.object({ secret: z.string(), word: z.string(), until: Moment }))
    .errors(refusals('too_many_tries', { seal_worthless: 410 }))
    .meta({ limit: { network: perQuarterHour(60) } }),
  /** The phone that knocked polls this read. */
  knockState: visitorOrGuest.read
    .input(z.strictObject(knockInput))
    .output(z.object({ state: z.enum(['waiting', 'accepted', 'refused']) }))
    .errors(refusals('link_expired')),
  enterByKnock: visitorOrGuest.write.input(z.strictObject(knockInput)).output(Done).errors(refusals('link_expired')),
  letIn: guest.write.input(idInput).output(Done).errors(refusals('gone')),
  refuse: guest.write.input(idInput).output(Done).errors(refusals('gone')),
  /** Creates a single-use QR code for another phone of the guest's own stay. */
  invite: guest.write.input(idInput).output(Invitation).errors(refusals(closedStayRefusals)),
  removePhone: guest.write.input(idInput).output(Done).errors(refusals('gone')),
  replaceCode: guest.write.output(Done).errors(refusals(closedStayRefusals)),
  /** Sets the mail address for the summary of the stay; empty for none. */
  setMail: guest.write
    .input(z.strictObject({ mail: guestFields.mail, language: Language.default('spanish') }))
    .output(Done),
}

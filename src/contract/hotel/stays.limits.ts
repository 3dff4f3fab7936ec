import type { RoomKind } from './rooms.limits.ts'

/**
 * Times are in milliseconds. Limits live outside the schema files, so that screens can import them without loading zod.
 */
export const stayLimits = {
  name: 60,
  codeLength: 6,
  /** Number of earlier stays on the page of a room. */
  past: 5,
  /** A knock of a phone expires after this time. */
  knockFor: 5 * 60 * 1000,
  /** A refused phone cannot knock again during this time. */
  refusedFor: 15 * 60 * 1000,
  /** Number of phones that can wait for one stay at the same time. */
  knocks: 5,
  /** Number of phones of one network among them: a family on one network can wait, a stranger cannot take all places. */
  knocksPerNetwork: 2,
  /** Lifetime of a single-use QR code by where it is shown. The slip of paper is read later, in the room. */
  invitationFor: { screen: 15 * 60 * 1000, slip: 24 * 60 * 60 * 1000 },
  /** Number of open single-use QR codes of a stay; one more cancels the oldest. */
  invitations: 10,
  /** Number of wrong codes, from all networks together, after which the secret code is replaced. */
  wrongCodes: 10,
} as const

/** A single-use QR code is shown on a screen or on the printed slip; the slip's is valid for longer. */
export const invitationPlaces = ['screen', 'slip'] as const

/** For this time after closing, in milliseconds, the phones that were inside see thanks and the bill. */
export const farewellMilliseconds = 24 * 60 * 60 * 1000

/** Kinds of devices in the lists of phones and knocks. The browser chooses one: no text of a stranger is shown to guests. */
export const deviceKinds = ['android', 'iphone', 'tablet', 'computer', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** Reasons for which a stay gets a new secret code. */
export const codeChangeReasons = ['requested', 'phone_removed', 'guessed'] as const
export type CodeChangeReason = (typeof codeChangeReasons)[number]

/** Refusals of a write to a closed stay with their HTTP statuses, by the kind of its room. */
export const closedStayRefusals = { room_closed: 409, table_closed: 409 } as const

export const stayCodePattern = /^\d{6}$/

/** Requests of guests to the staff: clean the room, call the waiter, bring the bill. */
export const alertKinds = ['clean', 'waiter', 'pay'] as const
export type AlertKind = (typeof alertKinds)[number]

/** The requests that guests of a room or table can make. */
export const alertKindsOf = { room: ['clean', 'pay'], table: ['waiter', 'pay'] } as const satisfies Record<
  RoomKind,
  readonly AlertKind[]
>

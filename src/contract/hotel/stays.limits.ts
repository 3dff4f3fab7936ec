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
  /** Number of phones that can wait for one stay at the same time. */
  knocks: 5,
  /** Lifetime of the invitation QR code that staff show to a guest's phone. */
  invitationFor: 15 * 60 * 1000,
} as const

export const stayCodePattern = /^\d{6}$/

/** Requests of guests to the staff: clean the room, bring the bill. */
export const alertKinds = ['clean', 'pay'] as const
export type AlertKind = (typeof alertKinds)[number]

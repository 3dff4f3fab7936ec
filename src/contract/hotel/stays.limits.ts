/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const stayLimits = {
  name: 60,
  codeLength: 6,
  /** Earlier stays of a room that its page lists. */
  past: 5,
  /** A phone that asks to be let in waits this long. */
  knockFor: 5 * 60 * 1000,
  /** Phones that wait at one door at once. */
  knocks: 5,
  /** The code that staff show to a guest's phone. */
  invitationFor: 15 * 60 * 1000,
} as const

export const codePattern = /^\d{6}$/

/** What a guest can ask the house for. */
export const alertKinds = ['clean', 'pay'] as const
export type AlertKind = (typeof alertKinds)[number]

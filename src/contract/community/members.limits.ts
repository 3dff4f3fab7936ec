/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const memberLimits = {
  name: 80,
  phone: 40,
  lot: 80,
  comments: 2000,
  /** Width and height of a member's photo, and how much of it JPEG keeps. */
  photo: 400,
  photoQuality: 0.7,
  search: 100,
  page: 50,
  /** A lider without a password may choose it at the first sign-in, for this long. */
  firstPasswordHours: 72,
} as const

/** 'lider' records absences; everybody else is a 'user'. */
export const memberRols = ['user', 'lider'] as const
export type MemberRol = (typeof memberRols)[number]

/** From the oldest to the youngest. */
export const classes = ['23+', '22', '21', '20', '19', '18', '17', '16', '15', '14', '13'] as const
export type Class = (typeof classes)[number]

/** What a phone may be told of, each switched by its owner. */
export const pushKinds = ['post', 'booking', 'claim', 'emergency'] as const
export type PushKind = (typeof pushKinds)[number]

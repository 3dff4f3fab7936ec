/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const roomLimits = {
  /** Highest room number. */
  number: 999_999,
  /** Number of rooms, and also of tables, in one venue. */
  rooms: 2000,
} as const

/** Tables are stored as rooms of the kind 'table'. */
export const roomKinds = ['room', 'table'] as const
export type RoomKind = (typeof roomKinds)[number]

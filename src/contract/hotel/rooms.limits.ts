/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const roomLimits = {
  number: 999_999,
  /** Of one kind in one venue. */
  rooms: 2000,
} as const

/** A table is a room by another word. */
export const roomKinds = ['room', 'table'] as const
export type RoomKind = (typeof roomKinds)[number]

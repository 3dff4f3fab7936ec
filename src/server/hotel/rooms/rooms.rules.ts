import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

/** The last room is '10' and how many there are, from ten on '1' and how many; tables are simply counted. */
const lastNumber = (kind: RoomKind, count: number) =>
  kind === 'table' ? count : Number(count < 10 ? `10${count}` : `1${count}`)

/** The one after the last, or the next that is free. */
export const nextNumber = (kind: RoomKind, count: number, taken: ReadonlySet<number>) => {
  let number = lastNumber(kind, count) + 1
  while (taken.has(number)) number++
  return number
}

interface Sealed {
  venueId: number
  id: string
  printing: number
}
const sealed = ({ venueId, id, printing }: Sealed) => `room ${venueId} ${id} ${printing}`

/** What a room's code on the wall proves: that it was printed by us, for this room, last. */
export const sealOf = (secret: Buffer, room: Sealed) => signatureOf(secret, sealed(room))
export const isSealOf = (secret: Buffer, room: Sealed, shown: string | undefined) =>
  isSignatureOf(secret, sealed(room), shown)

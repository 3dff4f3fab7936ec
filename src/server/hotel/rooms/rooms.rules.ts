import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

/** The last of 3 rooms is 103, the last of 12 rooms is 112; tables count from 1. */
const lastNumber = (kind: RoomKind, count: number) =>
  kind === 'table' ? count : Number(count < 10 ? `10${count}` : `1${count}`)

/** The number after the last one; numbers in use are skipped. */
export const nextRoomNumber = (kind: RoomKind, count: number, taken: ReadonlySet<number>) => {
  let number = lastNumber(kind, count) + 1
  while (taken.has(number)) number++
  return number
}

interface SignedRoom {
  venueId: number
  id: string
  printing: number
}
const signedText = ({ venueId, id, printing }: SignedRoom) => `room ${venueId} ${id} ${printing}`

/** Signature in a room's QR code: proves that the code was printed by us, for this room, in the latest printing. */
export const roomSignature = (secret: Buffer, room: SignedRoom) => signatureOf(secret, signedText(room))
export const isRoomSignature = (secret: Buffer, room: SignedRoom, signature: string | undefined) =>
  isSignatureOf(secret, signedText(room), signature)

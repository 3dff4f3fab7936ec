import type { RoomKind } from '#contract/hotel/rooms.limits.ts'

const roomWords: Record<RoomKind, string> = { room: 'Habitación', table: 'Mesa' }

interface Place {
  kind: RoomKind
  number: number
}
const nameOf = ({ kind, number }: Place) => `${roomWords[kind]} ${number}`

/** Text of a 'moved' entry in an order's change log: 'Mesa 2 → Habitación 101', with the moved units of one line. */
export const movedText = (from: Place, to: Place, line?: { quantity: number; name: string }) =>
  `${line ? `${line.quantity} × ${line.name}: ` : ''}${nameOf(from)} → ${nameOf(to)}`

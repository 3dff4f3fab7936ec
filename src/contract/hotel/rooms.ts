import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Removed, VenueId } from '../kernel/values.ts'
import { everyRole, staff } from '../kernel/who.ts'
import { roomKinds, roomLimits } from './rooms.limits.ts'

export const RoomKind = z.enum(roomKinds)
/** Unique among the rooms and tables of a venue; page URLs contain it. */
export const RoomNumber = z.int().min(1).max(roomLimits.number)

/** A hotel room or a restaurant table. */
export const Room = z.object({ id: Id, kind: RoomKind, number: RoomNumber })
export type Room = z.infer<typeof Room>

/** A room as guests see it, without its id. */
export const PublicRoom = Room.omit({ id: true })
export type PublicRoom = z.infer<typeof PublicRoom>

const kindInput = z.strictObject({ kind: RoomKind })

export const rooms = {
  /** Guests choose their room from this list. It does not reveal which rooms are occupied. */
  list: everyRole.read
    .input(z.strictObject({ venue: VenueId.optional(), kind: RoomKind }))
    .output(z.array(PublicRoom))
    .meta({ cached: true }),
  /** Creates a room or table with the next free number. */
  create: staff.write
    .input(z.strictObject({ id: Id, kind: RoomKind }))
    .output(Room)
    .errors(refusals('gone', 'full')),
  remove: staff.write
    .input(z.strictObject({ id: Id }))
    .output(Removed)
    .errors(refusals('gone', { room_busy: 409, table_busy: 409 })),
  /** Rooms for printing the QR codes; `seal` is the signature in the URL of the code. */
  sheet: staff.read.input(kindInput).output(z.array(z.object({ ...Room.shape, seal: z.string() }))),
  /** Changes the signatures of all rooms of a kind: QR codes printed before stop working. */
  renewSheet: staff.write.input(kindInput).output(Done),
}

import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, VenueId } from '../kernel/values.ts'
import { staff, visitor } from '../kernel/who.ts'
import { roomKinds, roomLimits } from './rooms.limits.ts'

export const RoomKind = z.enum(roomKinds)
/** Rooms and tables are counted together: a number names one of them, in addresses too. */
export const RoomNumber = z.int().min(1).max(roomLimits.number)

/** Where a guest stays or sits. */
export const Room = z.object({ id: Id, kind: RoomKind, number: RoomNumber })
export type Room = z.infer<typeof Room>

/** What a guest knows of one. */
export const NumberedRoom = Room.omit({ id: true })
export type NumberedRoom = z.infer<typeof NumberedRoom>

const ofKind = z.strictObject({ kind: RoomKind })

export const rooms = {
  /** For a guest to choose their own. Whether somebody is in is nobody's business: free and busy look alike. */
  list: visitor.read
    .input(z.strictObject({ venue: VenueId.optional(), kind: RoomKind }))
    .output(z.array(NumberedRoom))
    .meta({ kept: true }),
  /** Gets the next number: nobody chooses one. */
  create: staff.write
    .input(z.strictObject({ id: Id, kind: RoomKind }))
    .output(Room)
    .errors(refusals('gone', 'full')),
  remove: staff.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { room_busy: 409 })),
  /** For printing the codes: each room with the seal that its address carries. */
  sheet: staff.read.input(ofKind).output(z.array(z.object({ ...Room.shape, seal: z.string() }))),
  /** Signs all codes of a kind anew: those that were printed before are worthless from here on. */
  renewSheet: staff.write.input(ofKind).output(Done),
}

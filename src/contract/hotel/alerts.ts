import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment } from '../kernel/values.ts'
import { guest, staff } from '../kernel/who.ts'
import { Room } from './rooms.ts'
import { alertKinds } from './stays.limits.ts'

const What = z.enum(alertKinds)
const asked = z.strictObject({ what: What })

/** What guests ask the house for: to clean, to pay, not to be disturbed. Their stay carries it. */
export const alerts = {
  /** Rings on every screen of the staff, softer than an order; the oldest first. */
  list: staff.read
    .output(z.array(z.object({ stayId: Id, room: Room, what: What, at: Moment })))
    .meta({ from: ['hotel.rooms', 'hotel.stays'] }),
  remove: staff.write
    .input(z.strictObject({ stayId: Id, what: What }))
    .output(Done)
    .errors(refusals('gone')),
  /** Asking again changes nothing: it was asked for when it first was. */
  ask: guest.write
    .input(asked)
    .output(Done)
    .errors(refusals({ room_closed: 409 })),
  withdraw: guest.write
    .input(asked)
    .output(Done)
    .errors(refusals({ room_closed: 409 })),
  setNoDisturb: guest.write
    .input(z.strictObject({ noDisturb: z.boolean() }))
    .output(Done)
    .errors(refusals({ room_closed: 409 })),
}

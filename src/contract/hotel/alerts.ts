import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment } from '../kernel/values.ts'
import { guest, staff } from '../kernel/who.ts'
import { Room } from './rooms.ts'
import { alertKinds } from './stays.limits.ts'

const AlertKind = z.enum(alertKinds)
const alertInput = z.strictObject({ what: AlertKind })

/** Requests of guests to the staff: cleaning, the bill, 'do not disturb'. They are columns of the stay. */
export const alerts = {
  /** Open alerts, oldest first. Every back-office page plays a sound for them, softer than for an order. */
  list: staff.read
    .output(z.array(z.object({ stayId: Id, room: Room, what: AlertKind, at: Moment })))
    .meta({ dependsOn: ['hotel.rooms', 'hotel.stays'] }),
  remove: staff.write
    .input(z.strictObject({ stayId: Id, what: AlertKind }))
    .output(Done)
    .errors(refusals('gone')),
  /** A repeated request keeps the time of the first one. */
  ask: guest.write
    .input(alertInput)
    .output(Done)
    .errors(refusals({ room_closed: 409 })),
  withdraw: guest.write
    .input(alertInput)
    .output(Done)
    .errors(refusals({ room_closed: 409 })),
  setNoDisturb: guest.write
    .input(z.strictObject({ noDisturb: z.boolean() }))
    .output(Done)
    .errors(refusals({ room_closed: 409 })),
}

import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment } from '../kernel/values.ts'
import { guest, staff } from '../kernel/who.ts'
import { Room } from './rooms.ts'
import { alertKinds, closedStayRefusals } from './stays.limits.ts'

const AlertKind = z.enum(alertKinds)
const alertInput = z.strictObject({ what: AlertKind })
const staffInput = z.strictObject({ stayId: Id, what: AlertKind })

/** Requests of guests to the staff: cleaning, the waiter, the bill. 'Do not disturb' is a column of the stay. */
export const alerts = {
  /** Alerts that are not done, oldest first. Every back-office page plays a soft sound until somebody has seen them. */
  list: staff.read
    .output(
      z.array(
        z.object({
          stayId: Id,
          room: Room,
          what: AlertKind,
          at: Moment,
          seenAt: Moment.nullable(),
          seenBy: z.string().nullable(),
        }),
      ),
    )
    .meta({ dependsOn: ['hotel.rooms', 'hotel.stays'] }),
  /** 'Visto': acknowledges a request; the guest sees the time. Only the first acknowledgement is stored. */
  see: staff.write.input(staffInput).output(Done).errors(refusals('gone')),
  /** 'Hecho': the request is done and leaves the list. */
  remove: staff.write.input(staffInput).output(Done).errors(refusals('gone')),
  /** Stores a request. A repeated one keeps the time of the first, until that is done. */
  ask: guest.write.input(alertInput).output(Done).errors(refusals(closedStayRefusals)),
  withdraw: guest.write.input(alertInput).output(Done).errors(refusals(closedStayRefusals)),
  setNoDisturb: guest.write
    .input(z.strictObject({ noDisturb: z.boolean() }))
    .output(Done)
    .errors(refusals(closedStayRefusals)),
}

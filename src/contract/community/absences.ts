import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, Moment } from '../kernel/values.ts'
import { lider } from '../kernel/who.ts'
import { absenceLimits } from './absences.limits.ts'
import { Class, MemberSeen } from './members.ts'

const Pupil = z.object({ ...MemberSeen.shape, absent: z.boolean() })
export type Pupil = z.infer<typeof Pupil>

export const absences = {
  /** The class that the lider leads, and who was marked absent today if it was sent already. */
  today: lider.read
    .output(z.object({ class: Class, day: Day, pupils: z.array(Pupil), sentAt: Moment.nullable() }))
    .errors(refusals({ no_class: 409 }))
    .meta({ from: ['community.members'] }),
  /** Sent again for the same day it corrects; one that was made earlier than what is there changes nothing. */
  send: lider.write
    .input(
      z.strictObject({
        /** The one that was called: a phone may send it when its lider already leads another. Older phones name none. */
        class: Class.optional(),
        day: EnteredDay,
        absent: z.array(Id).max(absenceLimits.classSize),
        madeAt: Moment,
      }),
    )
    .output(Done)
    .errors(refusals({ no_class: 409, other_class: 409, day_out_of_reach: 422 })),
}

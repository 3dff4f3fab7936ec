import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, Moment } from '../kernel/values.ts'
import { lider } from '../kernel/who.ts'
import { absenceLimits } from './absences.limits.ts'
import { MemberClass, MemberIdentity } from './members.ts'

const Pupil = z.object({ ...MemberIdentity.shape, absent: z.boolean() })
export type Pupil = z.infer<typeof Pupil>

export const absences = {
  /** Members of the class that the caller leads, with today's absences if the roll-call was sent. */
  today: lider.read
    .output(z.object({ class: MemberClass, day: Day, pupils: z.array(Pupil), sentAt: Moment.nullable() }))
    .errors(refusals({ no_class: 409 }))
    .meta({ dependsOn: ['community.members'] }),
  /** A second roll-call for a day replaces the first, unless its `madeAt` is earlier; then it is ignored. */
  send: lider.write
    .input(
      z.strictObject({
        /** The class that was called; a lider who leads another one by now is refused. Older app versions omit it. */
        class: MemberClass.optional(),
        day: EnteredDay,
        absent: z.array(Id).max(absenceLimits.classSize),
        madeAt: Moment,
      }),
    )
    .output(Done)
    .errors(refusals({ no_class: 409, other_class: 409, day_out_of_reach: 422 })),
}

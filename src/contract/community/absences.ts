import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, Moment } from '../kernel/values.ts'
import { lider } from '../kernel/who.ts'
import { absenceLimits } from './absences.limits.ts'
import { MemberClass, MemberIdentity } from './members.ts'

const Pupil = z.object({ ...MemberIdentity.shape, absent: z.boolean() })
export type Pupil = z.infer<typeof Pupil>

/** A roll-call with the absent members and the full name of the lider who sent it. */
export const RollCall = z.object({ day: Day, lider: z.string(), absent: z.array(MemberIdentity) })
export type RollCall = z.infer<typeof RollCall>

/** Number of roll-calls of the last year that count for a member, and number of the member's absences at them. */
export const attendanceFields = {
  rollCalls: z.int(),
  absences: z.int(),
  /** Share of the roll-calls at which the member was present, in whole percent; null without roll-calls. */
  percent: z.int().nullable(),
}
const Attendance = z.object({ member: MemberIdentity, ...attendanceFields, lastAbsence: Day.nullable() })
export type Attendance = z.infer<typeof Attendance>
export const ClassAttendance = z.object({ class: MemberClass, members: z.array(Attendance) })

export const absences = {
  /** The last 50 roll-calls of the class that the caller leads, newest first, and the attendance of its members. */
  ofOwnClass: lider.read
    .output(z.object({ ...ClassAttendance.shape, calls: z.array(RollCall) }))
    .errors(refusals({ no_class: 409 }))
    .meta({ dependsOn: ['community.members'] }),
  /** Members of the class that the caller leads, with today's absences if the roll-call was sent. */
  today: lider.read
    .output(z.object({ class: MemberClass, day: Day, pupils: z.array(Pupil), sentAt: Moment.nullable() }))
    .errors(refusals({ no_class: 409 }))
    .meta({ dependsOn: ['community.members'] }),
  /** Stores a roll-call. A second one for a day replaces the first, unless its `madeAt` is earlier; then it is ignored. */
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

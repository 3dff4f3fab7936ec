import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, Moment, requiredText } from '../kernel/values.ts'
import { staff, staffOrLider } from '../kernel/who.ts'
import { absenceLimits } from './absences.limits.ts'
import { attendanceFields, ClassAttendance, RollCall } from './absences.ts'
import { MemberClass, MemberIdentity } from './members.ts'

const FollowUp = z.object({ id: Id, outcome: z.string(), at: Moment, by: z.string() })

/** A member who was absent several times in a row, with the contact data for a follow-up. */
const AbsenceStreak = z.object({
  member: MemberIdentity,
  class: MemberClass,
  /** Number of absences in a row, up to the class's last roll-call. */
  count: z.int(),
  /** Day of the first of these absences. */
  since: Day,
  mail: z.string(),
  phone: z.string(),
  /** Full names of the class's liders (class leaders). */
  liders: z.array(z.string()),
  followUps: z.array(FollowUp),
})
export type AbsenceStreak = z.infer<typeof AbsenceStreak>

const GroupName = z.object({ id: Id, name: z.string() })
const dependsOn = ['community.members'] as const

const MemberAbsences = z.object({
  member: MemberIdentity,
  ...attendanceFields,
  days: z.array(z.object({ day: Day, class: MemberClass, lider: z.string() })),
  groups: z.array(z.object({ ...GroupName.shape, ...attendanceFields })),
  /** Includes absences from groups that the member has left. */
  groupDays: z.array(z.object({ day: Day, group: GroupName, lider: z.string() })),
})
export type MemberAbsences = z.infer<typeof MemberAbsences>

/** Row-level security shows staff every class and a lider only the class they lead. */
export const absencesForLeaders = {
  /** The class's last 50 roll-calls, newest first, or the one of `day`. */
  byClass: staffOrLider.read
    .input(z.strictObject({ class: MemberClass, day: EnteredDay.optional() }))
    .output(z.array(RollCall))
    .meta({ dependsOn }),
  /** Member count and last roll-call of each class that the caller may see. */
  classes: staffOrLider.read
    .output(z.array(z.object({ class: MemberClass, members: z.int(), lastDay: Day.nullable() })))
    .meta({ dependsOn }),
  /** Attendance of the class's members at the roll-calls of the last year, most absences first. */
  attendance: staffOrLider.read
    .input(z.strictObject({ class: MemberClass }))
    .output(ClassAttendance)
    .meta({ dependsOn }),
  /** The attendance of all classes as CSV text. */
  export: staff.read.output(z.object({ csv: z.string() })).meta({ isExport: true }),
  /**
   * A member's attendance and last 50 absences from the class and from groups, newest first. A lider reads those from the own
   * class and groups; other members are `gone`, as unknown ids are.
   */
  ofMember: staffOrLider.read
    .input(z.strictObject({ id: Id }))
    .output(MemberAbsences)
    .errors(refusals('gone'))
    .meta({ dependsOn: ['community.members', 'community.groups'] }),
  /** Members absent three or more times in a row, longest streak first. */
  streaks: staffOrLider.read.output(z.array(AbsenceStreak)).meta({ dependsOn }),
  /** Stores the outcome of a follow-up with the member's current streak. */
  note: staffOrLider.write
    .input(z.strictObject({ id: Id, member: Id, outcome: requiredText(absenceLimits.outcome) }))
    .output(FollowUp)
    .errors(refusals('gone')),
}

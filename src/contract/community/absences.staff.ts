import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, Moment, prose } from '../kernel/values.ts'
import { leader } from '../kernel/who.ts'
import { absenceLimits } from './absences.limits.ts'
import { Class, MemberSeen } from './members.ts'

const FollowUp = z.object({ id: Id, outcome: z.string(), at: Moment, by: z.string() })

/** A member who was absent several times in a row, with the contact data for a follow-up. */
const Streak = z.object({
  member: MemberSeen,
  class: Class,
  /** Number of absences in a row, up to the class's last roll-call. */
  count: z.int(),
  /** Day of the first of these absences. */
  since: Day,
  mail: z.string(),
  phone: z.string(),
  /** Full names of the class's liders. */
  liders: z.array(z.string()),
  followUps: z.array(FollowUp),
})
export type Streak = z.infer<typeof Streak>

const from = ['community.members'] as const

/** Row-level security shows staff every class and a lider only the class they lead. */
export const absencesOfLeaders = {
  /** The class's last 50 roll-calls, newest first, or the one of `day`. */
  byClass: leader.read
    .input(z.strictObject({ class: Class, day: EnteredDay.optional() }))
    .output(
      z.array(
        z.object({
          day: Day,
          /** Full name of the lider who sent the roll-call. */
          lider: z.string(),
          absent: z.array(MemberSeen),
        }),
      ),
    )
    .meta({ from }),
  /** Member count and last roll-call of each class that the caller may see. */
  classes: leader.read
    .output(z.array(z.object({ class: Class, members: z.int(), lastDay: Day.nullable() })))
    .meta({ from }),
  /** A member's last 50 absences, newest first. */
  ofMember: leader.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ member: MemberSeen, days: z.array(z.object({ day: Day, class: Class, lider: z.string() })) }))
    .errors(refusals('gone'))
    .meta({ from }),
  /** Members absent three or more times in a row, longest streak first. */
  streaks: leader.read.output(z.array(Streak)).meta({ from }),
  /** Stores the outcome of a follow-up with the member's current streak. */
  note: leader.write
    .input(z.strictObject({ id: Id, member: Id, outcome: prose(absenceLimits.outcome) }))
    .output(FollowUp)
    .errors(refusals('gone')),
}

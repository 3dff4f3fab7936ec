import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, Moment, prose } from '../kernel/values.ts'
import { leader } from '../kernel/who.ts'
import { absenceLimits } from './absences.limits.ts'
import { Class, MemberSeen } from './members.ts'

const FollowUp = z.object({ id: Id, outcome: z.string(), at: Moment, by: z.string() })

/** Somebody who was missing several times in a row, and whom to call or write to. */
const Streak = z.object({
  member: MemberSeen,
  class: Class,
  /** Absences in a row, up to the last roll-call of the class. */
  count: z.int(),
  /** The first day of them. */
  since: Day,
  mail: z.string(),
  phone: z.string(),
  /** Who leads the class: the one to call. */
  liders: z.array(z.string()),
  followUps: z.array(FollowUp),
})
export type Streak = z.infer<typeof Streak>

const from = ['community.members'] as const

/** Staff see every class, a lider the one they lead. */
export const absencesOfLeaders = {
  /** The last roll-calls of a class, the newest first. */
  byClass: leader.read
    .input(z.strictObject({ class: Class, day: EnteredDay.optional() }))
    .output(
      z.array(
        z.object({
          day: Day,
          /** The full name of whoever sent it. */
          lider: z.string(),
          absent: z.array(MemberSeen),
        }),
      ),
    )
    .meta({ from }),
  /** How many of each class there are, and when their roll was last called. */
  classes: leader.read
    .output(z.array(z.object({ class: Class, members: z.int(), lastDay: Day.nullable() })))
    .meta({ from }),
  /** A person's absences, the newest first. */
  ofMember: leader.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ member: MemberSeen, days: z.array(z.object({ day: Day, class: Class, lider: z.string() })) }))
    .errors(refusals('gone'))
    .meta({ from }),
  /** Those who were missing three times in a row or more, the longest first. */
  streaks: leader.read.output(z.array(Streak)).meta({ from }),
  /** What came of calling or writing. */
  note: leader.write
    .input(z.strictObject({ id: Id, member: Id, outcome: prose(absenceLimits.outcome) }))
    .output(FollowUp)
    .errors(refusals('gone')),
}

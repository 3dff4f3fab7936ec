import { absencesOfLeaders as contract } from '#contract/community/absences.staff.ts'
import { createOnce, findRow } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { members } from '../members/members.table.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { followUps } from './absences.table.ts'
import { absencesOf, classesOf, findFollowUp, findRun, rollCallsOf, streaks } from './staff.queries.ts'

const on = behindDoor(contract)

export const absencesOfLeadersRoutes = {
  byClass: on.byClass.handler(({ context: { db }, input }) => rollCallsOf(db, input.class, input.day)),

  classes: on.classes.handler(({ context: { db } }) => classesOf(db)),

  ofMember: on.ofMember.handler(async ({ context: { db }, input: { id }, errors }) => {
    orRefuse(await findRow(db, members, id), errors)
    return { member: (await reportersOf(db, [id]))(id), days: await absencesOf(db, id) }
  }),

  streaks: on.streaks.handler(({ context: { db } }) => streaks(db)),

  note: on.note.handler(async ({ context: { db, venueId, caller, now }, input: { id, member, outcome }, errors }) => {
    const existing = await findFollowUp(db, id)
    if (existing) return existing
    const { count: _, ...streak } = orRefuse(await findRun(db, member), errors)
    const followUp = { ...streak, venueId, id, outcome, at: now(), by: caller.name }
    return orRefuse(await createOnce(db, followUps, followUp, findFollowUp), errors)
  }),
}

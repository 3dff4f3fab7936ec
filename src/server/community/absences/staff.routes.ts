import { absencesForLeaders as contract } from '#contract/community/absences.staff.ts'
import { insertOnceAndFind } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { groupAttendanceOfMember } from '../groups/attendance.queries.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { followUps } from './absences.table.ts'
import { attendanceCsv, attendanceOfClass, attendanceOfMember } from './attendance.queries.ts'
import {
  absencesOfMember,
  findAbsenceStreak,
  findFollowUp,
  findMemberLedByCaller,
  listClassesOfCaller,
  listRollCalls,
  listStreaks,
} from './staff.queries.ts'

const on = inTransaction(contract)

export const absencesForLeadersRoutes = {
  byClass: on.byClass.handler(({ context: { db }, input }) => listRollCalls(db, input.class, input.day)),

  classes: on.classes.handler(({ context: { db } }) => listClassesOfCaller(db)),

  attendance: on.attendance.handler(async ({ context: { db }, input }) => ({
    class: input.class,
    members: await attendanceOfClass(db, input.class),
  })),

  export: on.export.handler(async ({ context: { db } }) => ({ csv: await attendanceCsv(db) })),

  ofMember: on.ofMember.handler(async ({ context: { db }, input: { id }, errors }) => {
    orRefuse(await findMemberLedByCaller(db, id), errors)
    return {
      member: (await loadMemberContacts(db, [id]))(id),
      ...(await attendanceOfMember(db, id)),
      days: await absencesOfMember(db, id),
      ...(await groupAttendanceOfMember(db, id)),
    }
  }),

  streaks: on.streaks.handler(({ context: { db } }) => listStreaks(db)),

  note: on.note.handler(async ({ context: { db, venueId, caller, now }, input: { id, member, outcome }, errors }) => {
    const existing = await findFollowUp(db, id)
    if (existing) return existing
    const { count: _, ...streak } = orRefuse(await findAbsenceStreak(db, member), errors)
    const followUp = { ...streak, venueId, id, outcome, at: now(), by: caller.name }
    return orRefuse(await insertOnceAndFind(db, followUps, followUp, findFollowUp), errors)
  }),
}

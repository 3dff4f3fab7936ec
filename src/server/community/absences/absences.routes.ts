import { absenceLimits } from '#contract/community/absences.limits.ts'
import { absences as contract } from '#contract/community/absences.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { findAbsentIds, findLider, findRollCall, membersOfClass, writeRollCall } from './absences.queries.ts'
import { attendanceOfClass } from './attendance.queries.ts'
import { listRollCalls } from './staff.queries.ts'

const on = inTransaction(contract)

export const absencesRoutes = {
  ofOwnClass: on.ofOwnClass.handler(async ({ context: { db, caller }, errors }) => {
    const ofClass = (await findLider(db, caller.subject))?.liderOf
    if (!ofClass) throw errors.no_class()
    const calls = await listRollCalls(db, ofClass, undefined)
    return { class: ofClass, calls, members: await attendanceOfClass(db, ofClass) }
  }),

  today: on.today.handler(async ({ context: { db, caller, now }, errors }) => {
    const ofClass = (await findLider(db, caller.subject))?.liderOf
    if (!ofClass) throw errors.no_class()
    const day = await todayInVenue(db, now())
    const absent = await findAbsentIds(db, ofClass, day)
    const pupils = await membersOfClass(db, ofClass)
    const sent = await findRollCall(db, ofClass, day)
    return {
      class: ofClass,
      day,
      pupils: pupils.map((pupil) => ({ ...pupil, absent: absent.has(pupil.id) })),
      sentAt: sent?.madeAt.toISOString() ?? null,
    }
  }),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const { day, absent, madeAt } = input
    const lider = await findLider(db, caller.subject)
    if (!lider?.liderOf) throw errors.no_class()
    if (input.class && input.class !== lider.liderOf) throw errors.other_class()
    const today = await todayInVenue(db, now())
    if (day > today || day < daysAfter(today, -absenceLimits.daysBack)) throw errors.day_out_of_reach()
    // A time in the future, from a phone whose clock is ahead, would block all later corrections.
    const madeAtOrNow = new Date(Math.min(Date.parse(madeAt), now().getTime()))
    const fullName = `${lider.firstName} ${lider.lastName}`
    const call = { venueId, class: lider.liderOf, day, liderId: lider.id, lider: fullName, madeAt: madeAtOrNow }
    await writeRollCall(db, call, absent)
    return { done: true }
  }),
}

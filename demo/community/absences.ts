import type { MemberClass } from '#contract/community/members.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { absences, rollCalls } from '#server/community/absences/absences.table.ts'
import { weekdayOf } from '#server/community/bookings/days.rules.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import type { DemoMembers } from './members.ts'

/** Indexes of the absent members in the last three meetings, latest first; the third member is absent every time. */
const missing = [[2, 5], [2, 0, 6], [2]]

/** Creates the roll-calls of three Saturdays. */
export const fillAbsences = async (db: Db, venueId: number, people: DemoMembers, now: Date) => {
  const today = await todayInVenue(db, now)
  const lastSaturday = daysAfter(today, -((weekdayOf(today) + 1) % 7 || 7))
  const lider = people.find(({ liderOf }) => liderOf)
  if (!lider?.liderOf) return
  const ofClass: MemberClass = lider.liderOf
  const pupils = people.filter((member) => member.class === ofClass && member.rol === 'user')
  for (const [week, indexes] of missing.entries()) {
    const day = daysAfter(lastSaturday, -7 * week)
    const fullName = `${lider.firstName} ${lider.lastName}`
    const call = { venueId, class: ofClass, day, liderId: lider.id, lider: fullName }
    await db.insert(rollCalls).values({ ...call, madeAt: new Date(`${day}T21:00:00Z`) })
    const absent = indexes.flatMap((index) => pupils[index % pupils.length] ?? [])
    if (absent.length > 0)
      await db
        .insert(absences)
        .values([...new Set(absent)].map(({ id }) => ({ venueId, class: ofClass, day, memberId: id })))
  }
}

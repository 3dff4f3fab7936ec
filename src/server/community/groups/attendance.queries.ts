import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import { writeCsv } from '#server/kernel/csv/csv.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { attendanceCells, withAttendancePercent } from '../absences/attendance.queries.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { members } from '../members/members.table.ts'
import { groupAbsences, groupMembers, groupRollCalls, groups } from './groups.table.ts'

interface AttendanceRow extends Record<string, unknown> {
  groupId: string
  name: string
  memberId: string
  rollCalls: number
  absences: number
  lastAbsence: string | null
}

/**
 * Roll-calls of the last year, and absences, of members in the groups that the caller leads; staff lead all of them.
 * Roll-calls count from the day on which the member joined, or from the first absence if that is earlier.
 */
const attendanceRows = async (db: Db, condition: SQL) => {
  const isOfLastYear = sql`day > current_date - ${absenceLimits.attendanceDays}::int`
  const { rows } = await db.execute<AttendanceRow>(sql`
    with absent as (
      select group_id, member_id, count(*)::int as count, min(day) as first, max(day) as last
      from ${groupAbsences} where ${isOfLastYear} group by group_id, member_id)
    select g.id as "groupId", g.name, m.id as "memberId", coalesce(a.count, 0) as absences, a.last::text as "lastAbsence", (
        select count(*)::int from ${groupRollCalls} c where c.group_id = g.id
          and c.${isOfLastYear}
          and c.day >= least((j.joined_at at time zone (select time_zone from kernel_venues))::date, a.first)) as "rollCalls"
    from ${groupMembers} j join ${groups} g on g.venue_id = j.venue_id and g.id = j.group_id
      join ${members} m on m.venue_id = j.venue_id and m.id = j.member_id
      left join absent a on a.group_id = g.id and a.member_id = m.id
    where j.joined_at is not null and m.active and leads_group(g.id) and ${condition}
    order by g.place, g.id, absences desc, m.first_name, m.last_name, m.id`)
  return rows
}

/** The attendance of the members of a group, by the member's id. */
export const loadAttendanceOfGroup = async (db: Db, groupId: string) => {
  const rows = await attendanceRows(db, sql`g.id = ${groupId}`)
  const none = { rollCalls: 0, absences: 0 }
  return (id: string) => withAttendancePercent(rows.find(({ memberId }) => memberId === id) ?? none)
}

/** The member's attendance in each group that the caller leads (staff: all groups), and the last absences there, newest first. */
export const groupAttendanceOfMember = async (db: Db, memberId: string) => {
  const rows = await attendanceRows(db, sql`m.id = ${memberId}`)
  const days = await db
    .select({
      day: groupAbsences.day,
      group: { id: groups.id, name: groups.name },
      lider: groupRollCalls.lider,
    })
    .from(groupAbsences)
    .innerJoin(
      groupRollCalls,
      sql`(${groupRollCalls.venueId}, ${groupRollCalls.groupId}, ${groupRollCalls.day})
        = (${groupAbsences.venueId}, ${groupAbsences.groupId}, ${groupAbsences.day})`,
    )
    .innerJoin(groups, sql`(${groups.venueId}, ${groups.id}) = (${groupAbsences.venueId}, ${groupAbsences.groupId})`)
    .where(eq(groupAbsences.memberId, memberId))
    .orderBy(desc(groupAbsences.day), groups.place)
    .limit(absenceLimits.shown)
  return {
    groups: rows.map((row) => ({ id: row.groupId, name: row.name, ...withAttendancePercent(row) })),
    groupDays: days,
  }
}

/** The attendance at the groups that the caller leads, for staff at all groups, as CSV text. */
export const groupAttendanceCsv = async (db: Db) => {
  const rows = await attendanceRows(db, sql`true`)
  const memberOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return writeCsv([
    ['Grupo', ...attendanceCells.head],
    ...rows.map((row) => [row.name, ...attendanceCells.of(memberOf(row.memberId), row)]),
  ])
}

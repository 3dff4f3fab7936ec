import { sql } from 'drizzle-orm'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import type { Attendance } from '#contract/community/absences.ts'
import { type MemberClass, memberClasses } from '#contract/community/members.limits.ts'
import type { MemberContact } from '#contract/community/members.staff.ts'
import { writeCsv } from '#server/kernel/csv/csv.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { members } from '../members/members.table.ts'
import { absences, rollCalls } from './absences.table.ts'

interface AttendanceRow extends Record<string, unknown> {
  memberId: string
  class: MemberClass
  rollCalls: number
  absences: number
  lastAbsence: string | null
}

/**
 * For each active member whose class the caller may see: roll-calls of the class in the last year, and the member's absences.
 * Roll-calls count from the member's registration, or from the first absence if that is earlier.
 */
const attendanceRows = async (db: Db, { ofClass, memberId }: { ofClass?: MemberClass; memberId?: string }) => {
  const { rows } = await db.execute<AttendanceRow>(sql`
    with absent as (
      select member_id, class, count(*)::int as count, min(day) as first, max(day) as last
      from ${absences} where day > current_date - ${absenceLimits.attendanceDays}::int group by member_id, class)
    select m.id as "memberId", m.class, coalesce(a.count, 0) as absences, a.last::text as "lastAbsence", (
        select count(*)::int from ${rollCalls} c where c.class = m.class
          and c.day > current_date - ${absenceLimits.attendanceDays}::int
          and c.day >= least((m.created_at at time zone (select time_zone from kernel_venues))::date, a.first)) as "rollCalls"
    from ${members} m left join absent a on a.member_id = m.id and a.class = m.class
    where m.active and m.rol = 'user' and is_lider_of(m.class)
      and ${ofClass ? sql`m.class = ${ofClass}` : sql`m.class is not null`}
      and ${memberId ? sql`m.id = ${memberId}` : sql`true`}
    order by absences desc, m.first_name, m.last_name, m.id`)
  return rows
}

export const withAttendancePercent = (row: Pick<AttendanceRow, 'rollCalls' | 'absences'>) => ({
  rollCalls: row.rollCalls,
  absences: row.absences,
  percent: row.rollCalls === 0 ? null : Math.round((100 * (row.rollCalls - row.absences)) / row.rollCalls),
})

/** The attendance of the class's members; empty if the caller may not see the class. */
export const attendanceOfClass = async (db: Db, ofClass: MemberClass): Promise<Attendance[]> => {
  const rows = await attendanceRows(db, { ofClass })
  const memberOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => ({
    member: memberOf(row.memberId),
    ...withAttendancePercent(row),
    lastAbsence: row.lastAbsence,
  }))
}

export const attendanceOfMember = async (db: Db, memberId: string) => {
  const [row] = await attendanceRows(db, { memberId })
  return withAttendancePercent(row ?? { rollCalls: 0, absences: 0 })
}

const sheetDay = (day: string | null) => day?.split('-').reverse().map(Number).join('/') ?? ''

/** The cells of a member's attendance in a CSV file, after the name of the class or group. */
export const attendanceCells = {
  head: ['Nombre', 'Apellido', 'Teléfono', 'Listas', 'Faltas', 'Asistencia %', 'Última falta'],
  of: (
    { firstName, lastName, phone }: Pick<MemberContact, 'firstName' | 'lastName' | 'phone'>,
    row: Pick<AttendanceRow, 'rollCalls' | 'absences' | 'lastAbsence'>,
  ) => {
    const { rollCalls, absences, percent } = withAttendancePercent(row)
    const counts = [rollCalls, absences, percent ?? ''].map(String)
    return [firstName, lastName, phone, ...counts, sheetDay(row.lastAbsence)]
  },
}

/** The attendance of all classes that the caller may see, as CSV text. */
export const attendanceCsv = async (db: Db) => {
  const rows = (await attendanceRows(db, {})).toSorted(
    (a, b) => memberClasses.indexOf(a.class) - memberClasses.indexOf(b.class),
  )
  const memberOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return writeCsv([
    ['Clase', ...attendanceCells.head],
    ...rows.map((row) => [row.class, ...attendanceCells.of(memberOf(row.memberId), row)]),
  ])
}

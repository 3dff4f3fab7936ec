import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import type { AbsenceStreak } from '#contract/community/absences.staff.ts'
import { type MemberClass, memberClasses } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { groupMembers } from '../groups/groups.table.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { memberAccounts, members } from '../members/members.table.ts'
import { absences, followUps, rollCalls } from './absences.table.ts'

const rollCallJoin = and(
  eq(rollCalls.venueId, absences.venueId),
  eq(rollCalls.class, absences.class),
  eq(rollCalls.day, absences.day),
)

export const listRollCalls = async (db: Db, ofClass: MemberClass, day: string | undefined) => {
  const calls = await db
    .select()
    .from(rollCalls)
    .where(and(eq(rollCalls.class, ofClass), day ? eq(rollCalls.day, day) : undefined))
    .orderBy(desc(rollCalls.day))
    .limit(absenceLimits.shown)
  const days = calls.map((call) => call.day)
  const absent = await db
    .select()
    .from(absences)
    .where(and(eq(absences.class, ofClass), sql`${absences.day} = any(${sql.param(days)}::date[])`))
  const memberOf = await loadMemberContacts(
    db,
    absent.map(({ memberId }) => memberId),
  )
  return calls.map(({ day, lider }) => ({
    day,
    lider,
    absent: absent.filter((absence) => absence.day === day).map(({ memberId }) => memberOf(memberId)),
  }))
}

/** The classes that the caller may see: a class leader's own class, or all classes for staff. */
export const listClassesOfCaller = async (db: Db) => {
  const { rows } = await db.execute<{ class: MemberClass; members: number; lastDay: string | null }>(sql`
    select c.class, (select count(*)::int from ${members} m where m.class = c.class and m.active and m.rol = 'user')
        as members, (select max(day)::text from ${rollCalls} r where r.class = c.class) as "lastDay"
    from unnest(enum_range(null::community_class)) as c (class) where is_lider_of(c.class)`)
  return rows.toSorted((a, b) => memberClasses.indexOf(a.class) - memberClasses.indexOf(b.class))
}

/** The member, if the caller is staff or leads the member's class or one of the member's groups. */
export const findMemberLedByCaller = async (db: Db, id: string) => {
  const isInLedGroup = sql`exists (select from ${groupMembers} g where g.member_id = ${members.id}
    and g.joined_at is not null and leads_group(g.group_id))`
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), or(sql`is_lider_of(${members.class})`, isInLedGroup)))
  return found ?? null
}

export const absencesOfMember = async (db: Db, memberId: string) =>
  db
    .select({ day: absences.day, class: absences.class, lider: rollCalls.lider })
    .from(absences)
    .innerJoin(rollCalls, rollCallJoin)
    .where(eq(absences.memberId, memberId))
    .orderBy(desc(absences.day))
    .limit(absenceLimits.shown)

interface StreakRow {
  memberId: string
  class: MemberClass
  count: number
  since: string
}

/** SQL of the members of a class who were absent at all of its last roll-calls, three or more in a row. */
export const absenceStreakQuery = sql`
  select m.id as "memberId", m.class, count(*)::int as count, min(c.day)::text as since
  from ${members} m join ${rollCalls} c on c.class = m.class and c.day > coalesce((
    select max(p.day) from ${rollCalls} p where p.class = m.class and not exists (
      select from ${absences} a where a.class = p.class and a.day = p.day and a.member_id = m.id)), '-infinity')
  where m.active and m.rol = 'user' group by m.id, m.class having count(*) >= ${absenceLimits.streak}`

const findStreakRows = async (db: Db): Promise<StreakRow[]> => {
  const { rows } = await db.execute<StreakRow & Record<string, unknown>>(
    sql`${absenceStreakQuery} order by count desc, since, m.id`,
  )
  return rows
}

export const findAbsenceStreak = async (db: Db, memberId: string) =>
  (await findStreakRows(db)).find((streak) => streak.memberId === memberId) ?? null

const findLiders = async (db: Db) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.rol, 'lider'), eq(members.active, true)))
    .orderBy(asc(members.firstName), asc(members.id))

/**
 * The streaks of absences with the contact data of the member, the names of the class's liders, and the follow-ups of each streak,
 * newest first.
 */
export const listStreaks = async (db: Db): Promise<AbsenceStreak[]> => {
  const rows = await findStreakRows(db)
  const ids = rows.map(({ memberId }) => memberId)
  const memberOf = await loadMemberContacts(db, ids)
  const accountRows = await db.select().from(memberAccounts).where(isAnyOf(memberAccounts.memberId, ids))
  const liders = await findLiders(db)
  const notes = await db.select().from(followUps).where(isAnyOf(followUps.memberId, ids)).orderBy(desc(followUps.at))
  return rows.map(({ memberId, ...streak }) => ({
    ...streak,
    member: memberOf(memberId),
    mail: accountRows.find((account) => account.memberId === memberId)?.mail ?? '',
    phone: memberOf(memberId).phone,
    liders: liders
      .filter(({ liderOf }) => liderOf === streak.class)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    followUps: notes
      .filter((note) => note.memberId === memberId && note.since === streak.since)
      .map((note) => ({ ...note, at: note.at.toISOString() })),
  }))
}

export const findFollowUp = async (db: Db, id: string) => {
  const found = await findRow(db, followUps, id)
  return found && { ...found, at: found.at.toISOString() }
}

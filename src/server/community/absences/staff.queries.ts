import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import type { Streak } from '#contract/community/absences.staff.ts'
import { type Class, classes } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow } from '#server/kernel/db/verbs.ts'
import { accounts, members } from '../members/members.table.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { absences, followUps, rollCalls } from './absences.table.ts'

const rollCallJoin = and(
  eq(rollCalls.venueId, absences.venueId),
  eq(rollCalls.class, absences.class),
  eq(rollCalls.day, absences.day),
)

export const rollCallsOf = async (db: Db, ofClass: Class, day: string | undefined) => {
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
  const memberOf = await reportersOf(
    db,
    absent.map(({ memberId }) => memberId),
  )
  return calls.map(({ day, lider }) => ({
    day,
    lider,
    absent: absent.filter((absence) => absence.day === day).map(({ memberId }) => memberOf(memberId)),
  }))
}

/** The classes that the caller may see: a lider's own class, or all classes for staff. */
export const classesOf = async (db: Db) => {
  const { rows } = await db.execute<{ class: Class; members: number; lastDay: string | null }>(sql`
    select c.class, (select count(*)::int from ${members} m where m.class = c.class and m.active and m.rol = 'user')
        as members, (select max(day)::text from ${rollCalls} r where r.class = c.class) as "lastDay"
    from unnest(enum_range(null::community_class)) as c (class) where is_lider_of(c.class)`)
  return rows.toSorted((a, b) => classes.indexOf(a.class) - classes.indexOf(b.class))
}

export const absencesOf = async (db: Db, memberId: string) =>
  db
    .select({ day: absences.day, class: absences.class, lider: rollCalls.lider })
    .from(absences)
    .innerJoin(rollCalls, rollCallJoin)
    .where(eq(absences.memberId, memberId))
    .orderBy(desc(absences.day))
    .limit(absenceLimits.shown)

interface StreakRow {
  memberId: string
  class: Class
  count: number
  since: string
}

/** Members of a class who were absent at all of its last roll-calls, three or more in a row. */
const findStreakRows = async (db: Db): Promise<StreakRow[]> => {
  const { rows } = await db.execute<StreakRow & Record<string, unknown>>(sql`
    select m.id as "memberId", m.class, count(*)::int as count, min(c.day)::text as since
    from ${members} m join ${rollCalls} c on c.class = m.class and c.day > coalesce((
      select max(p.day) from ${rollCalls} p where p.class = m.class and not exists (
        select from ${absences} a where a.class = p.class and a.day = p.day and a.member_id = m.id)), '-infinity')
    where m.active and m.rol = 'user' group by m.id, m.class having count(*) >= ${absenceLimits.streak}
    order by count desc, since, m.id`)
  return rows
}

export const findRun = async (db: Db, memberId: string) =>
  (await findStreakRows(db)).find((streak) => streak.memberId === memberId) ?? null

const findLiders = async (db: Db) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.rol, 'lider'), eq(members.active, true)))
    .orderBy(asc(members.firstName), asc(members.id))

/** The streaks with the contact data of member and liders, and the follow-ups so far. */
export const streaks = async (db: Db): Promise<Streak[]> => {
  const rows = await findStreakRows(db)
  const ids = rows.map(({ memberId }) => memberId)
  const memberOf = await reportersOf(db, ids)
  const accountRows = await db.select().from(accounts).where(among(accounts.memberId, ids))
  const liders = await findLiders(db)
  const notes = await db.select().from(followUps).where(among(followUps.memberId, ids)).orderBy(desc(followUps.at))
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

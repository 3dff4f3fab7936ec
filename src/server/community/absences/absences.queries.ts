import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { MemberClass } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { members } from '../members/members.table.ts'
import { absences, rollCalls } from './absences.table.ts'

export const findLider = (db: Db, id: string) => findRow(db, members, id)

/** Active members of a class, without its lider (class leader), sorted by name. */
export const membersOfClass = (db: Db, ofClass: MemberClass) =>
  selectWithPhoto(db, members, {
    where: and(eq(members.class, ofClass), eq(members.active, true), eq(members.rol, 'user')),
    orderBy: [asc(members.firstName), asc(members.lastName), asc(members.id)],
  })

const isOfClassAndDay = (t: typeof rollCalls | typeof absences, ofClass: MemberClass, day: string) =>
  and(eq(t.class, ofClass), eq(t.day, day))

export const findRollCall = async (db: Db, ofClass: MemberClass, day: string) => {
  const [call] = await db
    .select()
    .from(rollCalls)
    .where(isOfClassAndDay(rollCalls, ofClass, day))
  return call ?? null
}

export const findAbsentIds = async (db: Db, ofClass: MemberClass, day: string): Promise<Set<string>> => {
  const rows = await db
    .select({ id: absences.memberId })
    .from(absences)
    .where(isOfClassAndDay(absences, ofClass, day))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Stores a roll-call with its absences, or replaces the one of the same class and day; does nothing when the stored one was made
 * later.
 */
export const writeRollCall = async (db: Db, call: typeof rollCalls.$inferInsert, absent: readonly string[]) => {
  const stored = await db
    .insert(rollCalls)
    .values(call)
    .onConflictDoUpdate({
      target: [rollCalls.venueId, rollCalls.class, rollCalls.day],
      set: { liderId: call.liderId, lider: call.lider, madeAt: call.madeAt },
      setWhere: lte(rollCalls.madeAt, sql`excluded.made_at`),
    })
    .returning({ day: rollCalls.day })
  if (stored.length === 0) return
  await db.delete(absences).where(isOfClassAndDay(absences, call.class, call.day))
  const { venueId, class: ofClass, day } = call
  // Absences are stored only for members who are still in the class.
  const pupils = await db
    .select({ id: members.id })
    .from(members)
    .where(and(isAnyOf(members.id, absent), eq(members.class, ofClass)))
  if (pupils.length > 0)
    await db.insert(absences).values(pupils.map(({ id }) => ({ venueId, class: ofClass, day, memberId: id })))
}

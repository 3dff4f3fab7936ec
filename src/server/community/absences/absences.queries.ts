import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Class } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow } from '#server/kernel/db/verbs.ts'
import { withPhoto } from '#server/kernel/files/files.queries.ts'
import { members } from '../members/members.table.ts'
import { absences, rollCalls } from './absences.table.ts'

export const findLider = (db: Db, id: string) => findRow(db, members, id)

/** Who belongs to a class now, by name. */
export const pupilsOf = (db: Db, ofClass: Class) =>
  withPhoto(db, members, {
    where: and(eq(members.class, ofClass), eq(members.active, true), eq(members.rol, 'user')),
    orderBy: [asc(members.firstName), asc(members.lastName), asc(members.id)],
  })

const onDay = (t: typeof rollCalls | typeof absences, ofClass: Class, day: string) =>
  and(eq(t.class, ofClass), eq(t.day, day))

export const findRollCall = async (db: Db, ofClass: Class, day: string) => {
  const [call] = await db
    .select()
    .from(rollCalls)
    .where(onDay(rollCalls, ofClass, day))
  return call ?? null
}

export const absentOn = async (db: Db, ofClass: Class, day: string): Promise<Set<string>> => {
  const found = await db
    .select({ id: absences.memberId })
    .from(absences)
    .where(onDay(absences, ofClass, day))
  return new Set(found.map(({ id }) => id))
}

/** Writes a roll-call, or corrects the one of that day. False when what is there was made later. */
export const writeRollCall = async (db: Db, call: typeof rollCalls.$inferInsert, absent: readonly string[]) => {
  const written = await db
    .insert(rollCalls)
    .values(call)
    .onConflictDoUpdate({
      target: [rollCalls.venueId, rollCalls.class, rollCalls.day],
      set: { liderId: call.liderId, lider: call.lider, madeAt: call.madeAt },
      setWhere: lte(rollCalls.madeAt, sql`excluded.made_at`),
    })
    .returning({ day: rollCalls.day })
  if (written.length === 0) return
  await db.delete(absences).where(onDay(absences, call.class, call.day))
  const { venueId, class: ofClass, day } = call
  // Whoever has left the class meanwhile is nobody's absence.
  const pupils = await db
    .select({ id: members.id })
    .from(members)
    .where(and(among(members.id, absent), eq(members.class, ofClass)))
  if (pupils.length > 0)
    await db.insert(absences).values(pupils.map(({ id }) => ({ venueId, class: ofClass, day, memberId: id })))
}

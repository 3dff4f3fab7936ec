import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { defaultBands } from '#contract/community/classes.limits.ts'
import type { ClassBand } from '#contract/community/classes.ts'
import type { MemberClass } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf, nextVersion } from '#server/kernel/db/rowOperations.ts'
import { accountJoin } from '../members/members.queries.ts'
import { memberAccounts, members } from '../members/members.table.ts'
import { classForBirthday } from './classes.rules.ts'
import { classBands } from './classes.table.ts'

/** The venue's bands, or the default bands if it has none, ordered by birthday: oldest members first. */
export const listClassBands = async (db: Db): Promise<readonly ClassBand[]> => {
  const rows = await db
    .select({ class: classBands.class, from: classBands.bornFrom, before: classBands.bornBefore })
    .from(classBands)
    .orderBy(asc(classBands.bornFrom))
  return rows.length > 0 ? rows : defaultBands
}

export const replaceClassBands = async (db: Db, venueId: number, bands: readonly ClassBand[]) => {
  await db.delete(classBands)
  await db.insert(classBands).values(
    bands.map(({ class: ofClass, from, before }) => ({
      venueId,
      class: ofClass,
      bornFrom: from,
      bornBefore: before,
    })),
  )
}

const membersWithBirthday = (db: Db) =>
  db
    .select({ id: members.id, class: members.class, birthday: memberAccounts.birthday })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .where(and(eq(members.active, true), eq(members.rol, 'user'), isNotNull(memberAccounts.birthday)))

/** Number of active members whose birthday is in none of the bands. */
export const countBirthdaysOutsideBands = async (db: Db, bands: readonly ClassBand[]) =>
  (await membersWithBirthday(db)).filter(({ birthday }) => classForBirthday(birthday, bands) === null).length

/**
 * Moves members to their class by the bands `to`, if their present class is the one by the bands `from`: a class that staff chose
 * stays. Returns the number of moved members.
 */
export const reassignClasses = async (db: Db, from: readonly ClassBand[], to: readonly ClassBand[]) => {
  const idsByClass = new Map<MemberClass | null, string[]>()
  for (const { id, class: ofClass, birthday } of await membersWithBirthday(db)) {
    const next = classForBirthday(birthday, to)
    if (ofClass !== classForBirthday(birthday, from) || ofClass === next) continue
    idsByClass.set(next, [...(idsByClass.get(next) ?? []), id])
  }
  for (const [ofClass, ids] of idsByClass)
    await db
      .update(members)
      .set({ class: ofClass, version: nextVersion(members) })
      .where(isAnyOf(members.id, ids))
  return [...idsByClass.values()].flat().length
}

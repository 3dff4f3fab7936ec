import { and, eq, isNull } from 'drizzle-orm'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { nextVersion } from '#server/kernel/db/rowOperations.ts'
import { people } from './people.table.ts'

/** Purpose of a transaction that reads people whom its caller may not read: it may be a visitor with a mailed link. */
const linkPurpose = 'link-person'

/**
 * Links the only active, unlinked person with this mail to the member and ends the member's earlier link; false, without a change,
 * when no person or more than one has the mail.
 */
export const linkPersonByMail = (db: Db, memberId: string, mail: string) =>
  withPurpose(db, linkPurpose, () => linkOnlyPerson(db, memberId, mail))

const linkOnlyPerson = async (db: Db, memberId: string, mail: string): Promise<boolean> => {
  const isUnlinked = and(eq(people.mail, mail), eq(people.active, true), isNull(people.memberId))
  const found = await db.select().from(people).where(isUnlinked).for('update')
  const [person] = found
  // A family can share one mail; then the mail does not identify the person.
  if (!person || found.length > 1) return false
  await unlinkPerson(db, memberId)
  await db
    .update(people)
    .set({ memberId, version: nextVersion(people) })
    .where(eq(people.id, person.id))
  recordUpdate(db, person, { memberId })
  return true
}

export const unlinkPerson = async (db: Db, memberId: string) => {
  const unlinked = await db
    .update(people)
    .set({ memberId: null, version: nextVersion(people) })
    .where(eq(people.memberId, memberId))
    .returning()
  for (const person of unlinked) recordUpdate(db, { ...person, memberId }, { memberId: null })
}

export const findPersonOfMember = async (db: Db, memberId: string) => {
  const [found] = await withPurpose(db, linkPurpose, () =>
    db.select().from(people).where(eq(people.memberId, memberId)),
  )
  return found ? { id: found.id, name: `${found.firstName} ${found.lastName}`, numberSocio: found.numberSocio } : null
}

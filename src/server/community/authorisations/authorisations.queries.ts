import { and, asc, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { OwnAuthorisation } from '#contract/community/authorisations.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { authorisations, visits } from './authorisations.table.ts'

type Row = typeof authorisations.$inferSelect

export const toRepeat = ({ weekdays, until }: Pick<Row, 'weekdays' | 'until'>) =>
  until === null ? null : { weekdays, until }

/** Last day of the period. If the authorisation repeats, its last permitted weekday may be earlier. */
const lastDay = sql<string>`coalesce(${authorisations.until}, ${authorisations.day})`

/** Visits of these authorisations, newest first. */
export const visitsOfAuthorisations = (db: Db, authorisationIds: Iterable<string>) =>
  db.select().from(visits).where(isAnyOf(visits.authorisationId, authorisationIds)).orderBy(desc(visits.enteredAt))

const selectValid = async (db: Db, condition: SQL | undefined): Promise<OwnAuthorisation[]> => {
  const rows = await db
    .select()
    .from(authorisations)
    .where(and(isNull(authorisations.canceledAt), condition))
    .orderBy(asc(authorisations.day), asc(authorisations.createdAt), asc(authorisations.id))
  const made = await visitsOfAuthorisations(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const visit = made.find(({ authorisationId }) => authorisationId === row.id)
    return {
      ...row,
      repeat: toRepeat(row),
      byStaff: row.createdBy !== null,
      enteredAt: visit?.enteredAt.toISOString() ?? null,
      exitedAt: visit?.exitedAt?.toISOString() ?? null,
    }
  })
}

export const authorisationsOfMemberFrom = (db: Db, memberId: string, day: string) =>
  selectValid(db, and(eq(authorisations.memberId, memberId), gte(lastDay, day)))

export const findAuthorisation = async (db: Db, id: string) =>
  (await selectValid(db, eq(authorisations.id, id)))[0] ?? null

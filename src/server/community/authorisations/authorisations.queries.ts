import { and, asc, eq, gte, isNull, type SQL } from 'drizzle-orm'
import type { Authorisation } from '#contract/community/authorisations.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { authorisations } from './authorisations.table.ts'

const selectValid = async (db: Db, condition: SQL | undefined): Promise<Authorisation[]> => {
  const rows = await db
    .select()
    .from(authorisations)
    .where(and(isNull(authorisations.canceledAt), condition))
    .orderBy(asc(authorisations.day), asc(authorisations.createdAt), asc(authorisations.id))
  return rows.map((row) => ({ ...row, enteredAt: row.enteredAt?.toISOString() ?? null }))
}

export const authorisationsOfMemberSince = (db: Db, memberId: string, day: string) =>
  selectValid(db, and(eq(authorisations.memberId, memberId), gte(authorisations.day, day)))

export const findAuthorisation = async (db: Db, id: string) =>
  (await selectValid(db, eq(authorisations.id, id)))[0] ?? null

import { and, asc, eq, gte, isNull, type SQL } from 'drizzle-orm'
import type { Authorisation } from '#contract/community/authorisations.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { authorisations } from './authorisations.table.ts'

const standing = async (db: Db, which: SQL | undefined): Promise<Authorisation[]> => {
  const found = await db
    .select()
    .from(authorisations)
    .where(and(isNull(authorisations.canceledAt), which))
    .orderBy(asc(authorisations.day), asc(authorisations.createdAt), asc(authorisations.id))
  return found.map((one) => ({ ...one, enteredAt: one.enteredAt?.toISOString() ?? null }))
}

export const authorisationsFrom = (db: Db, memberId: string, day: string) =>
  standing(db, and(eq(authorisations.memberId, memberId), gte(authorisations.day, day)))

export const findAuthorisation = async (db: Db, id: string) =>
  (await standing(db, eq(authorisations.id, id)))[0] ?? null

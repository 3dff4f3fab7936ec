import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { authorisations } from './authorisations.table.ts'

const selectExpected = async (db: Db, condition: SQL): Promise<ExpectedVisitor[]> => {
  const rows = await db
    .select()
    .from(authorisations)
    .where(and(isNull(authorisations.canceledAt), condition))
    .orderBy(asc(authorisations.visitor), asc(authorisations.id))
  const hostOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => ({
    ...row,
    host: hostOf(row.memberId),
    enteredAt: row.enteredAt?.toISOString() ?? null,
  }))
}

export const expectedVisitorsOn = (db: Db, day: string) => selectExpected(db, eq(authorisations.day, day))

export const findExpectedVisitor = async (db: Db, id: string) =>
  (await selectExpected(db, eq(authorisations.id, id)))[0] ?? null

export const findVisitorByCode = async (db: Db, code: string) =>
  (await selectExpected(db, eq(authorisations.code, code)))[0] ?? null

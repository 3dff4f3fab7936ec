import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { authorisations } from './authorisations.table.ts'

const expected = async (db: Db, which: SQL): Promise<ExpectedVisitor[]> => {
  const found = await db
    .select()
    .from(authorisations)
    .where(and(isNull(authorisations.canceledAt), which))
    .orderBy(asc(authorisations.visitor), asc(authorisations.id))
  const hostOf = await reportersOf(
    db,
    found.map(({ memberId }) => memberId),
  )
  return found.map((one) => ({
    ...one,
    host: hostOf(one.memberId),
    enteredAt: one.enteredAt?.toISOString() ?? null,
  }))
}

export const expectedOn = (db: Db, day: string) => expected(db, eq(authorisations.day, day))

export const findExpected = async (db: Db, id: string) => (await expected(db, eq(authorisations.id, id)))[0] ?? null

export const findByCode = async (db: Db, code: string) => (await expected(db, eq(authorisations.code, code)))[0] ?? null

import { and, asc, eq, exists, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ExpectedVisitor, Visit } from '#contract/community/authorisations.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { toRepeat, visitsOfAuthorisations } from './authorisations.queries.ts'
import { authorisations, visits } from './authorisations.table.ts'

const toVisit = ({ id, enteredAt, enteredBy, exitedAt, exitedBy }: typeof visits.$inferSelect): Visit => ({
  ...{ id, enteredBy, exitedBy },
  enteredAt: enteredAt.toISOString(),
  exitedAt: exitedAt?.toISOString() ?? null,
})

/** Authorised visitors with their last visit on the day. */
const selectVisitors = async (db: Db, day: string, condition: SQL | undefined): Promise<ExpectedVisitor[]> => {
  const rows = await db
    .select()
    .from(authorisations)
    .where(condition)
    .orderBy(asc(authorisations.visitor), asc(authorisations.id))
  const hostOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const made = await visitsOfAuthorisations(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const visit = made.find((one) => one.authorisationId === row.id && one.day === day)
    return { ...row, host: hostOf(row.memberId), repeat: toRepeat(row), visit: visit ? toVisit(visit) : null }
  })
}

const isValid = isNull(authorisations.canceledAt)

const isExpectedOn = (day: string) =>
  or(
    and(isNull(authorisations.until), eq(authorisations.day, day)),
    and(
      lte(authorisations.day, day),
      gte(authorisations.until, day),
      sql`extract(dow from ${day}::date)::int = any(${authorisations.weekdays})`,
    ),
  )

/** Visitors expected on a day, and all who entered on it, also if their authorisation was canceled later. */
export const expectedVisitorsOn = (db: Db, day: string) => {
  const visitThatDay = db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.authorisationId, authorisations.id), eq(visits.day, day)))
  return selectVisitors(db, day, or(and(isValid, isExpectedOn(day)), exists(visitThatDay)))
}

export const findVisitor = async (db: Db, id: string, day: string) =>
  (await selectVisitors(db, day, eq(authorisations.id, id)))[0] ?? null

export const findVisitorByCode = async (db: Db, code: string, day: string) =>
  (await selectVisitors(db, day, and(isValid, eq(authorisations.code, code))))[0] ?? null

/** The authorisation with this id if it is valid; `isExpected` is true if the visitor may enter on this day. */
export const findValidAuthorisation = async (db: Db, id: string, day: string) => {
  const [found] = await db
    .select({ authorisation: authorisations, isExpected: sql<boolean>`coalesce(${isExpectedOn(day)}, false)` })
    .from(authorisations)
    .where(and(isValid, eq(authorisations.id, id)))
  return found ?? null
}

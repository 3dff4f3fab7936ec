import { and, desc, eq, lt } from 'drizzle-orm'
import * as z from 'zod'
import { type ClaimStatus, claimLimits } from '#contract/community/claims.limits.ts'
import type { ReportedClaim } from '#contract/community/claims.staff.ts'
import { Count } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { type WithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { shown } from './claims.queries.ts'
import { claims } from './claims.table.ts'

const withReporters = async (db: Db, rows: readonly WithPhoto<typeof claims>[]): Promise<ReportedClaim[]> => {
  const reporterOf = await reportersOf(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((claim) => ({
    ...shown(claim),
    reporter: reporterOf(claim.memberId),
    answeredBy: claim.answeredBy,
    version: claim.version,
  }))
}

const CursorKey = z.tuple([Count])

interface ClaimQuery {
  status?: ClaimStatus | undefined
  after?: string | undefined
}

export const listClaims = async (db: Db, { status, after }: ClaimQuery) => {
  const end = readCursor(CursorKey, after)
  const found = await withPhoto(db, claims, {
    where: and(status && eq(claims.status, status), end === null ? undefined : lt(claims.number, end[0])),
    orderBy: [desc(claims.number)],
    limit: claimLimits.page + 1,
  })
  const { page, next } = pageOf(found, claimLimits.page, ({ number }) => [number])
  return { claims: await withReporters(db, page), next }
}

export const findReported = async (db: Db, id: string) =>
  (await withReporters(db, await withPhoto(db, claims, { where: eq(claims.id, id) })))[0] ?? null

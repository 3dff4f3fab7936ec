import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import * as z from 'zod'
import { type ClaimStatus, claimLimits } from '#contract/community/claims.limits.ts'
import type { ClaimConversation, ClaimForStaff } from '#contract/community/claims.staff.ts'
import { Count } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { type RowWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { loadAssignees, loadMessages } from '../conversations/conversations.queries.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { toClaimOutput } from './claims.queries.ts'
import { claims } from './claims.table.ts'

const withReporters = async (db: Db, rows: readonly RowWithPhoto<typeof claims>[]): Promise<ClaimForStaff[]> => {
  const reporterOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const assigneeOf = await loadAssignees(
    db,
    rows.map(({ assigneeId }) => assigneeId),
  )
  return rows.map((claim) => ({
    ...toClaimOutput(claim),
    reporter: reporterOf(claim.memberId),
    answeredBy: claim.answeredBy,
    assignee: assigneeOf(claim.assigneeId),
  }))
}

const CursorKey = z.tuple([Count])

interface ClaimQuery {
  status?: ClaimStatus | undefined
  waiting?: boolean | undefined
  after?: string | undefined
}

export const listClaims = async (db: Db, { status, waiting, after }: ClaimQuery) => {
  const end = decodeCursor(CursorKey, after)
  const found = await selectWithPhoto(db, claims, {
    where: and(
      status && eq(claims.status, status),
      waiting ? isNull(claims.answeredAt) : undefined,
      end === null ? undefined : lt(claims.number, end[0]),
    ),
    orderBy: [desc(claims.number)],
    limit: claimLimits.page + 1,
  })
  const { page, next } = toPage(found, claimLimits.page, ({ number }) => [number])
  return { claims: await withReporters(db, page), next }
}

export const findClaimForStaff = async (db: Db, id: string) =>
  (await withReporters(db, await selectWithPhoto(db, claims, { where: eq(claims.id, id) })))[0] ?? null

export const findClaimConversation = async (db: Db, id: string): Promise<ClaimConversation | null> => {
  const claim = await findClaimForStaff(db, id)
  return claim && { ...claim, messages: (await loadMessages(db, 'claim', [id]))(id) }
}

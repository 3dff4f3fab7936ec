import { and, desc, eq, isNull } from 'drizzle-orm'
import { requestLimits } from '#contract/community/requests.limits.ts'
import type { Request, RequestWithMessages } from '#contract/community/requests.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { loadMessages } from '../conversations/conversations.queries.ts'
import { requests } from './requests.table.ts'

export const toRequestOutput = (request: typeof requests.$inferSelect): Request => ({
  ...request,
  createdAt: request.createdAt.toISOString(),
  answeredAt: request.answeredAt?.toISOString() ?? null,
})

export const requestsOfMember = async (db: Db, memberId: string): Promise<RequestWithMessages[]> => {
  const rows = await db
    .select()
    .from(requests)
    .where(eq(requests.memberId, memberId))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(requestLimits.shown)
  const messagesOf = await loadMessages(
    db,
    'request',
    rows.map(({ id }) => id),
  )
  return rows.map((request) => ({ ...toRequestOutput(request), messages: messagesOf(request.id) }))
}

export const countUnansweredRequests = (db: Db, memberId: string) =>
  db.$count(requests, and(eq(requests.memberId, memberId), isNull(requests.answeredAt)))

export const findRequest = async (db: Db, id: string): Promise<Request | null> => {
  const found = await findRow(db, requests, id)
  return found && toRequestOutput(found)
}

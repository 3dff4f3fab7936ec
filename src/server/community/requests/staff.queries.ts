import { and, isNull } from 'drizzle-orm'
import { requestLimits } from '#contract/community/requests.limits.ts'
import type { RequestForLeaders } from '#contract/community/requests.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { toPage } from '#server/kernel/db/keyset.ts'
import { loadAssignees, loadMessages } from '../conversations/conversations.queries.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { cursorKeyOf, newestFirstPage } from '../newest.queries.ts'
import { toRequestOutput } from './requests.queries.ts'
import { requests } from './requests.table.ts'

const withMembers = async (db: Db, rows: readonly (typeof requests.$inferSelect)[]): Promise<RequestForLeaders[]> => {
  const memberOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const messagesOf = await loadMessages(
    db,
    'request',
    rows.map(({ id }) => id),
  )
  const assigneeOf = await loadAssignees(
    db,
    rows.map(({ assigneeId }) => assigneeId),
  )
  return rows.map((request) => ({
    ...toRequestOutput(request),
    member: memberOf(request.memberId),
    messages: messagesOf(request.id),
    assignee: assigneeOf(request.assigneeId),
  }))
}

interface RequestQuery {
  waiting?: boolean | undefined
  after?: string | undefined
}

export const listRequests = async (db: Db, { waiting = false, after }: RequestQuery) => {
  const { afterCursor, order } = newestFirstPage(requests.createdAt, requests.id, after)
  const found = await db
    .select()
    .from(requests)
    .where(and(waiting ? isNull(requests.answeredAt) : undefined, afterCursor))
    .orderBy(...order)
    .limit(requestLimits.shown + 1)
  const { page, next } = toPage(found, requestLimits.shown, ({ createdAt, id }) => cursorKeyOf(createdAt, id))
  return { requests: await withMembers(db, page), next }
}

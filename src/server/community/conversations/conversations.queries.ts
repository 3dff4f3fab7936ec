import { asc, eq } from 'drizzle-orm'
import { type ConversationKind, conversationLimits } from '#contract/community/conversations.limits.ts'
import type { ConversationMessageForStaff } from '#contract/community/conversations.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, isAnyOf, lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { findWithPhoto, type RowWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { claims } from '../claims/claims.table.ts'
import { requests } from '../requests/requests.table.ts'
import { conversationMessages as messages } from './conversations.table.ts'

const subjectTables = { claim: claims, request: requests }
const subjectKeys = { claim: 'claimId', request: 'requestId' } as const

const toOutput = (row: RowWithPhoto<typeof messages>): ConversationMessageForStaff => ({
  ...row,
  at: row.at.toISOString(),
})

/**
 * Loads the messages about several claims or requests, oldest first. Row-level security hides internal notes from callers who are
 * not staff.
 */
export const loadMessages = async (
  db: Db,
  kind: ConversationKind,
  ids: Iterable<string>,
): Promise<(id: string) => ConversationMessageForStaff[]> => {
  const key = subjectKeys[kind]
  const rows = await selectWithPhoto(db, messages, {
    where: isAnyOf(messages[key], ids),
    orderBy: [asc(messages.at), asc(messages.id)],
  })
  const byId = Map.groupBy(rows, (row) => row[key])
  return (id) => (byId.get(id) ?? []).map(toOutput)
}

export const findMessage = async (db: Db, id: string) => {
  const found = await findWithPhoto(db, messages, id)
  return found && toOutput(found)
}

/** The claim or request that a message is about. */
export interface ConversationSubject {
  kind: ConversationKind
  id: string
  memberId: string
}

type NewMessage = Pick<typeof messages.$inferInsert, 'venueId' | 'id' | 'text' | 'from' | 'by' | 'photoId' | 'at'> & {
  internal?: boolean
}

/**
 * Stores a message; a repeated id returns the stored one. An answer of staff or a lider marks the claim or request as answered, a
 * reply of the member marks it as waiting again, an internal note changes neither. 'full' means too many messages.
 */
export const storeMessage = async (
  db: Db,
  { kind, id: subjectId, memberId }: ConversationSubject,
  message: NewMessage,
): Promise<ConversationMessageForStaff | 'full' | null> => {
  const table = subjectTables[kind]
  // Lock that keeps parallel messages from exceeding the limit together. Internal notes count only for staff, because
  // row-level security hides them from others.
  await lockRow(db, table, subjectId, 'no key update')
  const existing = await findMessage(db, message.id)
  if (existing) return existing
  const key = subjectKeys[kind]
  if ((await db.$count(messages, eq(messages[key], subjectId))) >= conversationLimits.messages) return 'full'
  await insertOnce(db, messages, { ...message, memberId, [key]: subjectId })
  if (!message.internal) {
    const { at, by } = message
    const isAnswer = message.from === 'staff'
    await updateRow(db, table, subjectId, { answeredAt: isAnswer ? at : null, answeredBy: isAnswer ? by : null })
  }
  return findMessage(db, message.id)
}

/** Loads the names of staff accounts. Row-level security hides them all from callers who are not staff: the name is then null. */
export const loadAssignees = async (db: Db, ids: readonly (string | null)[]) => {
  const rows = await db
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(isAnyOf(staffAccounts.id, new Set(ids.filter((id) => id !== null))))
  return (id: string | null) => rows.find((account) => account.id === id) ?? null
}

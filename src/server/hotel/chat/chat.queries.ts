import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce } from '#server/kernel/db/rowOperations.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { chats, messages } from './chat.table.ts'

type Chat = typeof chats.$inferSelect
type Side = ChatMessage['from']

/** A message as the contract returns it: `delivered` and `read` are calculated from the positions of the side that receives it. */
const toMessageOutput = (row: typeof messages.$inferSelect, chat: Chat): ChatMessage => ({
  ...row,
  at: row.at.toISOString(),
  delivered: row.position <= (row.from === 'guest' ? chat.staffDelivered : chat.guestDelivered),
  read: row.position <= (row.from === 'guest' ? chat.staffRead : chat.guestRead),
})

const findChat = async (db: Db, stayId: string): Promise<Chat | null> => {
  const [chat] = await db.select().from(chats).where(eq(chats.stayId, stayId))
  return chat ?? null
}

/** The newest messages of a stay, oldest first. `unread` counts those of them that the other side sent and `side` has not read. */
export const loadConversation = async (db: Db, stayId: string, side: Side) => {
  const chat = await findChat(db, stayId)
  if (!chat) return { messages: [], unread: 0 }
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.stayId, stayId))
    .orderBy(desc(messages.position))
    .limit(chatLimits.shown)
  const newest = rows.reverse().map((row) => toMessageOutput(row, chat))
  return { messages: newest, unread: newest.filter(({ from, read }) => from !== side && !read).length }
}

const unreadByStaff = sql<number>`(select count(*)::int from ${messages} where ${messages.venueId} = ${chats.venueId}
  and ${messages.stayId} = ${chats.stayId} and ${messages.from} = 'guest' and ${messages.position} > ${chats.staffRead})`

const selectConversations = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      stayId: stays.id,
      name: stays.name,
      room: { id: rooms.id, kind: rooms.kind, number: rooms.number },
      position: chats.last,
      unread: unreadByStaff,
      last: messages,
    })
    .from(chats)
    .innerJoin(stays, and(eq(stays.venueId, chats.venueId), eq(stays.id, chats.stayId)))
    .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
    .leftJoin(
      messages,
      and(eq(messages.venueId, chats.venueId), eq(messages.stayId, chats.stayId), eq(messages.position, chats.last)),
    )
    .where(condition)
    .orderBy(sql`${messages.at} desc nulls last`, rooms.number)

/** Conversations of open stays or, if `ended`, of the last closed stays with messages. */
export const listConversations = async (db: Db, ended: boolean) => {
  const rows = ended
    ? await selectConversations(db, and(isNotNull(stays.closedAt), isNotNull(messages.id))).limit(chatLimits.ended)
    : await selectConversations(db, isNull(stays.closedAt))
  return rows.map(({ last, ...chat }) => ({
    ...chat,
    last: last && { from: last.from, text: last.text, at: last.at.toISOString() },
  }))
}

/** Counts messages that staff have not read, of open stays only: after a check-out they need no answer. */
export const countUnread = async (db: Db) => {
  const [row] = await db
    .select({ messages: sql<number>`coalesce(sum(${unreadByStaff}), 0)::int` })
    .from(chats)
    .innerJoin(stays, and(eq(stays.venueId, chats.venueId), eq(stays.id, chats.stayId)))
    .where(isNull(stays.closedAt))
  return { messages: row?.messages ?? 0 }
}

interface NewMessage {
  venueId: number
  id: string
  stayId: string
  from: Side
  by: string
  text: string
  at: Date
}

/** Refuses a message of a guest while staff have too many unread ones of the stay. */
export const checkUnreadLimit = async (db: Db, { stayId }: Chat) => {
  const [chat] = await db.select({ unread: unreadByStaff }).from(chats).where(eq(chats.stayId, stayId))
  return chat && chat.unread >= chatLimits.waiting ? ('too_many_unread' as const) : null
}

/**
 * Inserts a message and marks all earlier ones as read by its sender's side. A repeated id returns the stored message. Returns
 * 'chat_full' at the limit, the code with which `mayAdd` refuses, and null if the stay has no chat or the id is taken.
 */
export const addMessage = async <Refusal extends string = never>(
  db: Db,
  message: NewMessage,
  mayAdd: (db: Db, chat: Chat) => Promise<Refusal | null> = async () => null,
): Promise<ChatMessage | Refusal | 'chat_full' | null> => {
  const [chat] = await db.select().from(chats).where(eq(chats.stayId, message.stayId)).for('update')
  if (!chat) return null
  const existing = await findMessage(db, message.id, chat)
  if (existing) return existing
  if (chat.last >= chatLimits.messages) return 'chat_full'
  const refusal = await mayAdd(db, chat)
  if (refusal) return refusal
  const position = chat.last + 1
  if (!(await insertOnce(db, messages, { ...message, position }))) return null
  const { delivered, read } = positionColumns[message.from]
  await db
    .update(chats)
    .set({ last: position, [delivered]: position, [read]: position })
    .where(eq(chats.stayId, message.stayId))
  return findMessage(db, message.id, chat)
}

const findMessage = async (db: Db, id: string, chat: Chat) => {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.stayId, chat.stayId)))
  return row ? toMessageOutput(row, chat) : null
}

/** Columns with the positions up to which each side has received and read messages. */
const positionColumns = {
  guest: { delivered: 'guestDelivered', read: 'guestRead' },
  staff: { delivered: 'staffDelivered', read: 'staffRead' },
} as const satisfies Record<Side, Record<'delivered' | 'read', keyof Chat>>

/** Stores the positions up to which a side has received and read messages; they never decrease or exceed the last message. */
export const markMessages = async (
  db: Db,
  stayId: string,
  side: Side,
  positions: { delivered: number; read: number },
) => {
  const { delivered, read } = positionColumns[side]
  const raised = (column: AnyPgColumn, position: number) =>
    sql`greatest(${column}, least(${position}::int, ${chats.last}))`
  const updated = await db
    .update(chats)
    .set({
      [delivered]: raised(chats[delivered], Math.max(positions.delivered, positions.read)),
      [read]: raised(chats[read], positions.read),
    })
    .where(eq(chats.stayId, stayId))
    .returning({ stayId: chats.stayId })
  return updated.length > 0 ? ({ done: true } as const) : 'gone'
}

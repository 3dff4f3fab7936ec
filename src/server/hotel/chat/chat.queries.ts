import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import type { Message } from '#contract/hotel/chat.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { storeOnce } from '#server/kernel/db/verbs.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { chats, messages } from './chat.table.ts'

type Chat = typeof chats.$inferSelect
type Side = Message['from']

/** A message is marked by the other side. */
const shown = (row: typeof messages.$inferSelect, chat: Chat): Message => ({
  ...row,
  at: row.at.toISOString(),
  delivered: row.position <= (row.from === 'guest' ? chat.staffDelivered : chat.guestDelivered),
  read: row.position <= (row.from === 'guest' ? chat.staffRead : chat.guestRead),
})

const findChat = async (db: Db, stayId: string): Promise<Chat | null> => {
  const [chat] = await db.select().from(chats).where(eq(chats.stayId, stayId))
  return chat ?? null
}

/** The newest messages of a stay, the oldest first, as one side sees them. */
export const conversationOf = async (db: Db, stayId: string, side: Side) => {
  const chat = await findChat(db, stayId)
  if (!chat) return { messages: [], unread: 0 }
  const found = await db
    .select()
    .from(messages)
    .where(eq(messages.stayId, stayId))
    .orderBy(desc(messages.position))
    .limit(chatLimits.shown)
  const all = found.reverse().map((row) => shown(row, chat))
  return { messages: all, unread: all.filter(({ from, read }) => from !== side && !read).length }
}

const unreadByStaff = sql<number>`(select count(*)::int from ${messages} where ${messages.venueId} = ${chats.venueId}
  and ${messages.stayId} = ${chats.stayId} and ${messages.from} = 'guest' and ${messages.position} > ${chats.staffRead})`

const listed = (db: Db, which: SQL | undefined) =>
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
    .where(which)
    .orderBy(sql`${messages.at} desc nulls last`, rooms.number)

/** Of stays that go on; or of those that have ended and in which something was said. */
export const listConversations = async (db: Db, ended: boolean) => {
  const found = ended
    ? await listed(db, and(isNotNull(stays.closedAt), isNotNull(messages.id))).limit(chatLimits.ended)
    : await listed(db, isNull(stays.closedAt))
  return found.map(({ last, ...chat }) => ({
    ...chat,
    last: last && { from: last.from, text: last.text, at: last.at.toISOString() },
  }))
}

/** Of stays that go on: what was not read before a guest left is not waited for. */
export const countUnread = async (db: Db) => {
  const [counted] = await db
    .select({ messages: sql<number>`coalesce(sum(${unreadByStaff}), 0)::int` })
    .from(chats)
    .innerJoin(stays, and(eq(stays.venueId, chats.venueId), eq(stays.id, chats.stayId)))
    .where(isNull(stays.closedAt))
  return { messages: counted?.messages ?? 0 }
}

interface Said {
  venueId: number
  id: string
  stayId: string
  from: Side
  by: string
  text: string
  at: Date
}

/** Guests write no more while so much of theirs waits to be read. */
export const tooManyUnread = async (db: Db, { stayId }: Chat) => {
  const [chat] = await db.select({ unread: unreadByStaff }).from(chats).where(eq(chats.stayId, stayId))
  return chat && chat.unread >= chatLimits.waiting ? ('too_many_unread' as const) : null
}

/** Adds a message once, where `mayAdd` says so. Whoever writes has read what was there before. */
export const say = async <No extends string = never>(
  db: Db,
  said: Said,
  mayAdd: (db: Db, chat: Chat) => Promise<No | null> = async () => null,
): Promise<Message | No | 'chat_full' | null> => {
  const [chat] = await db.select().from(chats).where(eq(chats.stayId, said.stayId)).for('update')
  if (!chat) return null
  const known = await messageOf(db, said.id, chat)
  if (known) return known
  if (chat.last >= chatLimits.messages) return 'chat_full'
  const refused = await mayAdd(db, chat)
  if (refused) return refused
  const position = chat.last + 1
  if (!(await storeOnce(db, messages, { ...said, position }))) return null
  const { delivered, read } = marks[said.from]
  await db
    .update(chats)
    .set({ last: position, [delivered]: position, [read]: position })
    .where(eq(chats.stayId, said.stayId))
  return messageOf(db, said.id, chat)
}

const messageOf = async (db: Db, id: string, chat: Chat) => {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.stayId, chat.stayId)))
  return row ? shown(row, chat) : null
}

/** Where each side's marks stand. */
const marks = {
  guest: { delivered: 'guestDelivered', read: 'guestRead' },
  staff: { delivered: 'staffDelivered', read: 'staffRead' },
} as const satisfies Record<Side, Record<'delivered' | 'read', keyof Chat>>

/** Marks only go forward, and never past the last message. */
export const markUpTo = async (db: Db, stayId: string, side: Side, upTo: { delivered: number; read: number }) => {
  const { delivered, read } = marks[side]
  const forward = (column: AnyPgColumn, position: number) =>
    sql`greatest(${column}, least(${position}::int, ${chats.last}))`
  const marked = await db
    .update(chats)
    .set({
      [delivered]: forward(chats[delivered], Math.max(upTo.delivered, upTo.read)),
      [read]: forward(chats[read], upTo.read),
    })
    .where(eq(chats.stayId, stayId))
    .returning({ stayId: chats.stayId })
  return marked.length > 0 ? ({ done: true } as const) : 'gone'
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { hotelWaitingText as text } from '../waiting.text.ts'
import { chats, messages } from './chat.table.ts'

const isUnread = sql`${messages.venueId} = ${chats.venueId} and ${messages.stayId} = ${chats.stayId}
  and ${messages.from} = 'guest' and ${messages.position} > ${chats.staffRead}`
const firstUnreadAt = sql`(select min(${messages.at}) from ${messages} where ${isUnread})`.mapWith(messages.at)
const unread = sql`(select count(*) from ${messages} where ${isUnread})`.mapWith(Number)

/** Conversations of open stays with messages that staff have not read. */
export const chatWaiting = waitingKind({
  name: 'hotel.chat',
  ...text.chats,
  roles: ['staff', 'admin'],
  page: 'chats',
  pathOf: () => to('chats'),
  dependsOn: ['hotel.chat', 'hotel.rooms', 'hotel.stays'],
  columns: { id: chats.stayId, since: firstUnreadAt },
  query: (db, condition) =>
    db
      .select({
        id: chats.stayId,
        since: firstUnreadAt,
        unread,
        name: stays.name,
        room: { kind: rooms.kind, number: rooms.number },
      })
      .from(chats)
      .innerJoin(stays, and(eq(stays.venueId, chats.venueId), eq(stays.id, chats.stayId)))
      .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
      .where(
        and(
          isNull(stays.closedAt),
          gt(chats.last, chats.staffRead),
          sql`exists (select from ${messages} where ${isUnread})`,
          condition,
        ),
      ),
  describe: ({ id, unread, name, room }) => ({
    title: text.room(room),
    detail: [...(name ? [name] : []), text.messages(unread)].join(' · '),
    link: to('chats', { stay: id }),
  }),
})

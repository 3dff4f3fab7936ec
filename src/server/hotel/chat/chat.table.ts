import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { stays } from '../stays/stays.table.ts'

const positionColumn = () => integer().notNull().default(0)

/** Conversations of stays: `last` is the number of messages, the others count what each side has received and read. */
export const chats = pgTable(
  'hotel_chats',
  {
    venueId: venueId(),
    stayId: uuid().notNull(),
    last: positionColumn(),
    guestDelivered: positionColumn(),
    guestRead: positionColumn(),
    staffDelivered: positionColumn(),
    staffRead: positionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.stayId] }),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    index().on(t.venueId).where(sql`${t.last} > ${t.staffRead}`),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

export const messages = pgTable(
  'hotel_messages',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    position: integer().notNull(),
    from: text({ enum: ['guest', 'staff'] }).notNull(),
    by: text().notNull(),
    text: text().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.stayId, t.position),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [chats.venueId, chats.stayId] }),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

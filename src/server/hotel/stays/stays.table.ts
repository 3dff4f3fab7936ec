import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#contract/kernel/languages.limits.ts'
import { moment, ofCaller, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import { rooms } from '../rooms/rooms.table.ts'

/** From 'Ocupar habitación' to 'Cerrar Habitación'. Its guests are the callers of kind guest. */
export const stays = pgTable(
  'hotel_stays',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    roomId: uuid().notNull(),
    name: text().notNull().default(''),
    mail: text().notNull().default(''),
    /** The one in which its summary is written: the guests' own, as of what they last sent. */
    language: text({ enum: languages }).notNull().default('spanish'),
    /** Readable, because staff tell it to guests; empty once the stay is over. */
    code: text().notNull(),
    openedAt: moment().notNull(),
    openedBy: text().notNull(),
    /** From then on the code on the wall lets nobody in. */
    firstPhoneAt: moment(),
    closedAt: moment(),
    closedBy: text(),
    /** Since when a guest asks for it. */
    cleanAt: moment(),
    payAt: moment(),
    noDisturb: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.roomId], foreignColumns: [rooms.venueId, rooms.id] }),
    index().on(t.venueId, t.roomId, t.openedAt),
    index().on(t.venueId, t.mail, t.openedAt),
    check('hotel_stays_code', sql`(${t.closedAt} is null) = (${t.code} ~ '^[0-9]{6}$')`),
    check('hotel_stays_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    ofVenue(t),
    ofCaller('guest', t.id),
  ],
)

/** Which stay is in which room now: one at most in each. Whoever is in no room is nobody's guest. */
export const occupied = pgTable(
  'hotel_occupied',
  { venueId: venueId(), roomId: uuid().notNull(), stayId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.venueId, t.roomId] }),
    unique().on(t.venueId, t.stayId),
    foreignKey({ columns: [t.venueId, t.roomId], foreignColumns: [rooms.venueId, rooms.id] }),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    ofVenue(t),
  ],
)

/** How the sessions of phones find their stay. It reads no row that only guests may see: nobody is one yet. */
export const guestSubjects = `select o.venue_id, o.stay_id as id, 'guest' as role, r.number::text as name
  from hotel_occupied o join hotel_rooms r on r.venue_id = o.venue_id and r.id = o.room_id`

/** A phone at the door, waiting for somebody inside. */
export const knocks = pgTable(
  'hotel_knocks',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    word: text().notNull(),
    device: text().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    letIn: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    index().on(t.venueId, t.stayId),
    ofVenue(t),
    ofCaller('guest', t.stayId),
  ],
)

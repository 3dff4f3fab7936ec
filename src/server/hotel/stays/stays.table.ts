import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { codeChangeReasons, deviceKinds } from '#contract/hotel/stays.limits.ts'
import { languages } from '#contract/kernel/languages.limits.ts'
import { bytea, callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { rooms } from '../rooms/rooms.table.ts'

/** A stay lasts from 'Ocupar habitación' to 'Cerrar Habitación'. It is the subject of the sessions of its guests. */
export const stays = pgTable(
  'hotel_stays',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    roomId: uuid().notNull(),
    name: text().notNull().default(''),
    mail: text().notNull().default(''),
    /** Language of the slip and of the summary mail: chosen by staff, then that of the last order or of the guest's mail page. */
    language: text({ enum: languages }).notNull().default('spanish'),
    /** Stored in plain text, because staff tell it to guests; empty after the stay is closed. */
    code: text().notNull(),
    openedAt: timestamptz().notNull(),
    openedBy: text().notNull(),
    /** Number of wrong codes that were entered since the code was created, from all networks. */
    wrongCodes: integer().notNull().default(0),
    codeChangedAt: timestamptz(),
    codeChangeReason: text({ enum: codeChangeReasons }),
    closedAt: timestamptz(),
    closedBy: text(),
    /**
     * Unused, like `payAt`. Alerts are in hotel_alerts; the previous version reads these columns and may still run on another node.
     */
    cleanAt: timestamptz(),
    payAt: timestamptz(),
    noDisturb: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.roomId], foreignColumns: [rooms.venueId, rooms.id] }),
    index().on(t.venueId, t.roomId, t.openedAt),
    index().on(t.venueId, t.mail, t.openedAt),
    check('hotel_stays_code', sql`(${t.closedAt} is null) = (${t.code} ~ '^[0-9]{6}$')`),
    check('hotel_stays_code_change', sql`(${t.codeChangedAt} is null) = (${t.codeChangeReason} is null)`),
    check('hotel_stays_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    venuePolicy(t),
    callerPolicy('guest', t.id),
  ],
)

/** The open stay of each room, at most one. Guest sessions are valid only while their stay is in this table. */
export const occupiedRooms = pgTable(
  'hotel_occupied',
  { venueId: venueId(), roomId: uuid().notNull(), stayId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.venueId, t.roomId] }),
    unique().on(t.venueId, t.stayId),
    foreignKey({ columns: [t.venueId, t.roomId], foreignColumns: [rooms.venueId, rooms.id] }),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    venuePolicy(t),
    callerPolicy('guest', t.stayId, { purposes: ['session', 'stay'] }),
  ],
)

/**
 * SQL that finds the subjects of guest sessions. When it runs no guest is identified yet: the purpose 'session' lets it read
 * hotel_occupied.
 */
export const guestSubjectsQuery = `select o.venue_id, o.stay_id as id, 'guest' as role, r.number::text as name
  from hotel_occupied o join hotel_rooms r on r.venue_id = o.venue_id and r.id = o.room_id`

/** Phones that wait to be let into a stay. The id is derived from the room and the phone: one knock per phone. */
export const knocks = pgTable(
  'hotel_knocks',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    word: text().notNull(),
    device: text({ enum: deviceKinds }).notNull(),
    /** Hash of the network that the phone knocked from: each network can have a limited number of knocks. */
    network: text().notNull().default(''),
    askedAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    letIn: boolean().notNull().default(false),
    /** A refused knock remains until it expires: its phone cannot knock again before. */
    refusedAt: timestamptz(),
    /** Time at which the phone entered; a used knock admits nobody else. */
    usedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    index().on(t.venueId, t.stayId),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

/**
 * Single-use QR codes. A row is deleted after it expires, when newer ones exceed the limit, when the stay is closed, and when the
 * secret code is replaced, except after too many wrong codes.
 */
export const invitations = pgTable(
  'hotel_invitations',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    /** Hash of the secret in the QR code. */
    secretHash: bytea().notNull(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.secretHash),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    index().on(t.venueId, t.stayId),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

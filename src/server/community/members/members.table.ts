import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { classes, memberRols, pushKinds } from '#contract/community/members.limits.ts'
import { appRole, bytes, moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'

export const memberRol = pgEnum('community_rol', memberRols)
export const memberClass = pgEnum('community_class', classes)
export const pushKind = pgEnum('community_push_kind', pushKinds)

/** A person of the community as others may know them: a lider sees these of the whole class. */
export const members = pgTable(
  'community_members',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    photoId: uuid(),
    rol: memberRol().notNull().default('user'),
    class: memberClass(),
    /** The class whose absences a lider records. */
    liderOf: memberClass(),
    active: boolean().notNull().default(true),
    /** Until then 'Todavía hay que esperar.' A lider needs no approval. */
    approvedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    check('community_members_lider', sql`${t.rol} = 'lider' or ${t.liderOf} is null`),
    index().on(t.venueId, t.class),
    ofVenue(t),
  ],
)

/** Members who may act now: how their sessions find them. */
export const memberSubjects = `select venue_id, id, case rol when 'lider' then 'lider' else 'member' end as role,
  first_name as name from community_members where active and (rol = 'lider' or approved_at is not null)`

/** What is a member's own business: how to reach them, and how they sign in. */
export const accounts = pgTable(
  'community_accounts',
  {
    venueId: venueId(),
    memberId: uuid().notNull(),
    mail: text().notNull(),
    phone: text().notNull().default(''),
    birthday: date(),
    /** Where they live, as the profile shows it. */
    lot: text().notNull().default(''),
    contactSince: date(),
    comments: text().notNull().default(''),
    /** Null until the first password was chosen. */
    passwordHash: text(),
    /** Until then the first password that is entered becomes the member's. */
    firstPasswordUntil: moment(),
    /** What they do not want to be told of on their phones. */
    muted: pushKind().array().notNull().default(sql`'{}'`),
  },
  (t) => {
    // Signing in, registering and recovering know a mail and nobody yet: they see that one account.
    const own = sql`is_for_caller('member', ${t.memberId}) or ${t.mail} = nullif(current_setting('casa.mail', true), '')`
    // A lider calls whoever of the class was missing several times.
    const seen = sql`${own} or leads(${t.memberId})`
    return [
      primaryKey({ columns: [t.venueId, t.memberId] }),
      foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
      unique().on(t.venueId, t.mail),
      ofVenue(t),
      pgPolicy('of_caller_or_mail', { as: 'restrictive', to: appRole, using: seen, withCheck: own }),
    ]
  },
)

/** Links that let a member choose a new password, each once. */
export const recoveries = pgTable(
  'community_recoveries',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    memberId: uuid().notNull(),
    /** Where the link was sent. */
    mail: text().notNull(),
    secretHash: bytes().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.memberId),
    ofVenue(t),
  ],
)

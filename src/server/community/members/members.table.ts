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
import { memberClasses, memberRols, pushKinds } from '#contract/community/members.limits.ts'
import { appRole, bytea, callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'

export const memberRol = pgEnum('community_rol', memberRols)
export const memberClass = pgEnum('community_class', memberClasses)
export const pushKind = pgEnum('community_push_kind', pushKinds)

/** Members, with the fields that other members may see; private fields are in `memberAccounts`. */
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
    /** The class that the lider leads; null for users. */
    liderOf: memberClass(),
    active: boolean().notNull().default(true),
    /** Time of the approval. A member of `rol` 'user' cannot sign in before it; a lider needs no approval. */
    approvedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    check('community_members_lider', sql`${t.rol} = 'lider' or ${t.liderOf} is null`),
    index().on(t.venueId, t.class),
    venuePolicy(t),
    // With the purpose 'leaders' members may read the leaders of the groups that they can join.
    callerPolicy(
      'member',
      t.id,
      { purposes: ['session', 'mail', 'leaders'] },
      sql`current_setting('casa.role', true) = 'lider'`,
    ),
  ],
)

/** SQL that returns role and name for the subject of a member's session; members who may not sign in are left out. */
export const memberSubjects = `select venue_id, id, case rol when 'lider' then 'lider' else 'member' end as role,
  first_name as name from community_members where active and (rol = 'lider' or approved_at is not null)`

/** Private fields of members: contact data and password. */
export const memberAccounts = pgTable(
  'community_accounts',
  {
    venueId: venueId(),
    memberId: uuid().notNull(),
    mail: text().notNull(),
    /** Time at which a link that was mailed to this address was used, or an admin confirmed it; null before. */
    mailConfirmedAt: timestamptz(),
    /** The address that replaces `mail` when the link that was sent to it is used; null if there is none. */
    pendingMail: text(),
    phone: text().notNull().default(''),
    birthday: date(),
    /** The member's lot (home) in the community, as free text. */
    lot: text().notNull().default(''),
    contactSince: date(),
    comments: text().notNull().default(''),
    /** Null until the first password is set. */
    passwordHash: text(),
    /** Time of the last password change, and the name of its device; null for passwords of earlier versions. */
    passwordSetAt: timestamptz(),
    passwordSetDevice: text(),
    /** End of the period in which signing in sets the first password; null when there is none. */
    firstPasswordUntil: timestamptz(),
    /** Time at which an admin rejected the registration, and the reason that was mailed to the member. */
    rejectedAt: timestamptz(),
    rejectReason: text().notNull().default(''),
    /** Kinds of push messages that the member has switched off. */
    muted: pushKind().array().notNull().default(sql`'{}'`),
  },
  (t) => {
    // At sign-in, registration and recovery the caller has no session yet: the setting `casa.mail` shows the account of that mail.
    const own = sql`is_for_caller('member', ${t.memberId}) or ${t.mail} = nullif(current_setting('casa.mail', true), '')`
    // A lider may read the accounts of their class and groups, to contact their members.
    const ownOrLed = sql`${own} or leads(${t.memberId})`
    return [
      primaryKey({ columns: [t.venueId, t.memberId] }),
      foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
      unique().on(t.venueId, t.mail),
      venuePolicy(t),
      pgPolicy('of_caller_or_mail', { as: 'restrictive', to: appRole, using: ownOrLed, withCheck: own }),
    ]
  },
)

/** SQL of the push kinds that members have switched off. */
export const mutedMemberPushes =
  'select venue_id, member_id as subject, unnest(muted)::text as kind from community_accounts'

/** A table of single-use links that are mailed to members. */
const linkTable = <N extends string>(name: N) =>
  pgTable(
    name,
    {
      venueId: venueId(),
      id: uuid().notNull().defaultRandom(),
      memberId: uuid().notNull(),
      /** Mail address to which the link was sent. */
      mail: text().notNull(),
      secretHash: bytea().notNull(),
      expiresAt: timestamptz().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.venueId, t.id] }),
      foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
      index().on(t.venueId, t.memberId),
      venuePolicy(t),
      callerPolicy('member', t.memberId, { purposes: ['link'] }),
    ],
  )

/** Links of recoveries and invitations, with which a member sets a password; each can be used once. */
export const memberRecoveries = linkTable('community_recoveries')

/** Links that confirm the mail address. A used row is not deleted, so that its page can show that the link was used. */
export const mailConfirmations = linkTable('community_mail_confirmations')

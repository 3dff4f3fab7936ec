import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
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
import { signInMethods } from '#contract/kernel/identity.limits.ts'
import { sessionKinds } from '#contract/kernel/roles.ts'
import { appRole, bytea, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'

export const staffRole = pgEnum('staff_role', ['screen', 'staff', 'admin'])

export const staffAccounts = pgTable(
  'kernel_staff',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    mail: text().notNull(),
    name: text().notNull(),
    role: staffRole().notNull(),
    /** Empty until the invited person has chosen a password. */
    passwordHash: text().notNull(),
    active: boolean().notNull().default(true),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.mail),
    index().on(t.mail),
    venuePolicy(t),
    staffPolicy(
      { purposes: ['session', 'recipient'] },
      sql`${t.mail} = nullif(current_setting('casa.mail', true), '')`,
    ),
    // Sign-in knows the mail address but not the venue: this policy shows the accounts of that one address in all venues.
    pgPolicy('by_mail_at_sign_in', {
      for: 'select',
      to: appRole,
      using: sql`${t.mail} = nullif(current_setting('casa.mail', true), '')`,
    }),
  ],
)

/** Active staff accounts; sessions of the kind `staff` are joined with this query. */
export const staffSubjects = 'select venue_id, id, role::text as role, name from kernel_staff where active'

export const sessions = pgTable(
  'kernel_sessions',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    kind: text({ enum: sessionKinds }).notNull(),
    /**
     * Id of the staff account, television, member or stay. There is no foreign key, because it refers to four tables:
     * code that removes a subject must end its sessions.
     */
    subject: uuid().notNull(),
    /** SHA-256 of the cookie's secret, so that a copy of this table does not allow anybody to sign in. */
    secretHash: bytea().notNull(),
    device: text().notNull(),
    /** True if the cookie was set with the prefix __Host-. One without it is then refused: a subdomain may have set it. */
    prefixedCookie: boolean().notNull().default(false),
    openedAt: timestamptz().notNull().defaultNow(),
    /** Time at which the owner last proved their identity. Sensitive changes need a recent proof. */
    authenticatedAt: timestamptz().notNull().defaultNow(),
    /** Method of the sign-in; null for televisions, guests and sessions of earlier versions. */
    method: text({ enum: signInMethods }),
    seenAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    index().on(t.venueId, t.kind, t.subject),
    venuePolicy(t),
    staffPolicy({ purposes: ['session'] }, sql`is_for_caller(${t.kind}, ${t.subject})`),
  ],
)

/** Foreign key of rows that are deleted with their staff account. */
export const staffAccountForeignKey = (t: { venueId: AnyPgColumn; staffId: AnyPgColumn }) =>
  foreignKey({ columns: [t.venueId, t.staffId], foreignColumns: [staffAccounts.venueId, staffAccounts.id] }).onDelete(
    'cascade',
  )

export const passwordResets = pgTable(
  'kernel_password_resets',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    staffId: uuid().notNull(),
    secretHash: bytea().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    staffAccountForeignKey(t),
    venuePolicy(t),
    staffPolicy({ purposes: ['link'] }),
  ],
)

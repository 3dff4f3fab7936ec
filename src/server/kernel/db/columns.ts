import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, pgPolicy, pgRole, timestamp } from 'drizzle-orm/pg-core'
import type { SessionKind } from '#contract/kernel/roles.ts'

/** Database role of all requests. It owns no tables and cannot bypass row-level security. */
export const appRole = pgRole('casa_app').existing()

/** First column and first part of every key in each table that belongs to a venue. */
export const venueId = () => integer().notNull()

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' })

/** Row-level security policy: the transaction reads and writes only rows of the venue set by `setVenue`. */
export const venuePolicy = (table: { venueId: AnyPgColumn }) =>
  pgPolicy('of_venue', {
    to: appRole,
    using: sql`${table.venueId} = current_venue()`,
    withCheck: sql`${table.venueId} = current_venue()`,
  })

/**
 * Kinds of caller in the setting `casa.kind` of a transaction: a session kind, or 'visitor' without a session.
 * Background tasks and commands have 'task'.
 */
type CallerKind = SessionKind | 'visitor'

const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** Callers, besides staff and background tasks, who may read and write the rows of a table. */
interface AlsoFor {
  /** Kinds of caller that may read and write every row of the venue. */
  kinds?: readonly CallerKind[]
  /** Purposes of a transaction (`withPurpose`): a caller without these rights is being identified by a secret. */
  purposes?: readonly string[]
}

/**
 * Condition that the caller is staff, or has one of the kinds or purposes. It is a sub-select that does not depend on the row, so
 * PostgreSQL evaluates it once per query instead of once per row.
 */
const isStaffOr = ({ kinds = [], purposes = [] }: AlsoFor) => {
  const conditions = [
    sql`is_staff()`,
    ...(kinds.length > 0 ? [sql`current_kind() in (${quoted(kinds)})`] : []),
    ...(purposes.length > 0 ? [sql`current_purpose() in (${quoted(purposes)})`] : []),
  ]
  return sql`(select ${sql.join(conditions, sql` or `)})`
}

const restrict = (name: string, conditions: readonly SQL[], withCheck = sql.join([...conditions], sql` or `)) =>
  pgPolicy(name, { as: 'restrictive', to: appRole, using: sql.join([...conditions], sql` or `), withCheck })

/**
 * Additional policy for rows that only staff and background tasks read and write. Visitors, guests, members and
 * televisions have no access, unless `also` names them or one of the `conditions` holds for the row.
 */
export const staffPolicy = (also: AlsoFor = {}, ...conditions: SQL[]) =>
  restrict('of_staff', [isStaffOr(also), ...conditions])

/**
 * Additional policy for rows that any caller inserts and only staff, background tasks and those whom `also` names read or change,
 * such as queued mails. An insert by others must not have a `returning` clause, nor name the columns of its conflict.
 */
export const insertOnlyPolicy = (also: AlsoFor = {}) => restrict('insert_only', [isStaffOr(also)], sql`true`)

/**
 * Additional policy for rows that belong to one person. A caller with this session kind reads and writes only own rows; staff and
 * background tasks all rows of the venue; all other callers none, unless `also` names them or one of the `conditions` holds for the
 * row.
 */
export const callerPolicy = (kind: SessionKind, subject: AnyPgColumn, also: AlsoFor = {}, ...conditions: SQL[]) =>
  restrict('of_caller', [isStaffOr(also), sql`is_for_caller(${quoted([kind])}, ${subject})`, ...conditions])

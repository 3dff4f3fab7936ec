import { sql } from 'drizzle-orm'
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
 * Additional policy for rows that belong to one person. A caller with this session kind reads and writes only own rows;
 * staff and background tasks all rows of the venue; all other callers none.
 */
export const callerPolicy = (kind: SessionKind, subject: AnyPgColumn) => {
  const isForCaller = sql`is_for_caller(${sql.raw(`'${kind}'`)}, ${subject})`
  return pgPolicy('of_caller', { as: 'restrictive', to: appRole, using: isForCaller, withCheck: isForCaller })
}

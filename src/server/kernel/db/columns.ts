import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, pgPolicy, pgRole, timestamp } from 'drizzle-orm/pg-core'
import type { Kind } from '#contract/kernel/roles.ts'

/** The role every request works as. It owns nothing and cannot step around row-level security. */
export const appRole = pgRole('casa_app').existing()

/** First column, and first part of every key, of every table that belongs to a venue. */
export const venueId = () => integer().notNull()

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The rows of the venue that the transaction has entered, and no others, to read and to write. */
export const ofVenue = (table: { venueId: AnyPgColumn }) =>
  pgPolicy('of_venue', {
    to: appRole,
    using: sql`${table.venueId} = current_venue()`,
    withCheck: sql`${table.venueId} = current_venue()`,
  })

/**
 * Beside `ofVenue`: rows of one person. Whoever calls by a session of that kind sees and writes their own;
 * other kinds and visitors none; staff, and the server's own errands, the venue's.
 */
export const ofCaller = (kind: Kind, subject: AnyPgColumn) => {
  const theirs = sql`is_for_caller(${sql.raw(`'${kind}'`)}, ${subject})`
  return pgPolicy('of_caller', { as: 'restrictive', to: appRole, using: theirs, withCheck: theirs })
}

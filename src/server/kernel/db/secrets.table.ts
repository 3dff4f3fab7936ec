import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Secrets of the installation: the signing secret and the login of requests. The role of requests has no right to this
 * table; the server reads it at the start, as the owner of the tables.
 */
export const secrets = pgTable('kernel_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

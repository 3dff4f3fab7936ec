import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../db/columns.ts'

/**
 * Files of pages, of every build that a node has run lately: while versions change, a page of one node asks another
 * for them. Of no venue, because everybody may load them; each name holds a hash of what is in it.
 */
export const assets = pgTable('kernel_assets', {
  path: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  keptUntil: moment().notNull(),
})

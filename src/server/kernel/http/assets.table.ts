import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../db/columns.ts'

/**
 * Script, style and font files of the builds that nodes have run in the last 14 days. During a rolling upgrade a
 * browser may request the files of one node's page from another node. The files are public; each path contains a
 * content hash.
 */
export const assets = pgTable('kernel_assets', {
  path: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  keptUntil: moment().notNull(),
})

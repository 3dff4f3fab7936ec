import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts about this installation as a whole: its signing secret, whether it holds the demo. */
export const instance = pgTable('kernel_instance', {
  name: text().primaryKey(),
  value: text().notNull(),
})

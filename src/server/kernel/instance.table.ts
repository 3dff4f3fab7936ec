import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values of the whole installation: the last venue number, the last backup, and whether the demo was created. */
export const instance = pgTable('kernel_instance', {
  name: text().primaryKey(),
  value: text().notNull(),
})

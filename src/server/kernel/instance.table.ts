import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values of the whole installation: the signing secret, the last venue number, whether the demo was created. */
export const instance = pgTable('kernel_instance', {
  name: text().primaryKey(),
  value: text().notNull(),
})

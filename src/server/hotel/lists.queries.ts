import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { menuLimits } from '#contract/hotel/menus.limits.ts'

/** The order of what is put to the end of a list; past the highest there is, the older stands first. */
export const lastIn = (order: AnyPgColumn, list: SQL = sql`true`) =>
  sql<number>`(select least(coalesce(max(${order}), 0) + 1, ${menuLimits.order}) from ${order.table} where ${list})`

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { menuLimits } from '#contract/hotel/menus.limits.ts'

/** Sort order of a new row at the end of a list. It stops at the maximum: rows with equal order are sorted by age. */
export const nextListOrder = (order: AnyPgColumn, condition: SQL = sql`true`) =>
  sql<number>`(select least(coalesce(max(${order}), 0) + 1, ${menuLimits.order}) from ${order.table} where ${condition})`

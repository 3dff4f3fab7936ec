import { gte, sql } from 'drizzle-orm'
import { dashboardLimits } from '#contract/club/dashboard.limits.ts'
import type { Tally } from '#contract/club/people.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayOf } from '#server/kernel/venues/venues.queries.ts'
import { fillDays, fillHours } from './dashboard.rules.ts'
import { counters, movementHours } from './dashboard.table.ts'

const toTally = (total: number, active: number): Tally => ({ total, active, inactive: total - active })

export const readCounters = async (db: Db) => {
  const [row] = await db.select().from(counters)
  return {
    people: toTally(row?.people ?? 0, row?.activePeople ?? 0),
    bags: toTally(row?.bags ?? 0, row?.activeBags ?? 0),
  }
}

export const readActivity = async (db: Db, now: Date) => {
  const today = await todayOf(db, now)
  const first = daysAfter(today, 1 - dashboardLimits.days)
  const rows = await db
    .select({
      day: sql<string | null>`${movementHours.day}::text`,
      hour: movementHours.hour,
      entries: sql<number>`sum(${movementHours.entries})::int`,
      exits: sql<number>`sum(${movementHours.exits})::int`,
    })
    .from(movementHours)
    .where(gte(movementHours.day, first))
    .groupBy(sql`grouping sets ((${movementHours.day}), (${movementHours.hour}))`)
  return { byDay: fillDays(rows, first, dashboardLimits.days), byHour: fillHours(rows) }
}

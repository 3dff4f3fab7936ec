import { gte, sql } from 'drizzle-orm'
import { dashboardLimits } from '#contract/club/dashboard.limits.ts'
import type { ActiveCounts } from '#contract/club/people.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { countsByDay, countsByHour } from './dashboard.rules.ts'
import { clubCounters, movementsPerHour } from './dashboard.table.ts'

const toTally = (total: number, active: number): ActiveCounts => ({ total, active, inactive: total - active })

export const readCounters = async (db: Db) => {
  const [row] = await db.select().from(clubCounters)
  return {
    people: toTally(row?.people ?? 0, row?.activePeople ?? 0),
    bags: toTally(row?.bags ?? 0, row?.activeBags ?? 0),
  }
}

export const readMovementCounts = async (db: Db, now: Date) => {
  const today = await todayInVenue(db, now)
  const first = daysAfter(today, 1 - dashboardLimits.days)
  const rows = await db
    .select({
      day: sql<string | null>`${movementsPerHour.day}::text`,
      hour: movementsPerHour.hour,
      entries: sql<number>`sum(${movementsPerHour.entries})::int`,
      exits: sql<number>`sum(${movementsPerHour.exits})::int`,
    })
    .from(movementsPerHour)
    .where(gte(movementsPerHour.day, first))
    .groupBy(sql`grouping sets ((${movementsPerHour.day}), (${movementsPerHour.hour}))`)
  return { byDay: countsByDay(rows, first, dashboardLimits.days), byHour: countsByHour(rows) }
}

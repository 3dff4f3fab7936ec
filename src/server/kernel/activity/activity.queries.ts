import { and, desc, eq, gte, isNotNull, lt, max, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { activityLimits } from '#contract/kernel/activity.limits.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '../db/database.ts'
import { decodeCursor, toPage } from '../db/keyset.ts'
import { timeZoneOf } from '../venues/venues.queries.ts'
import { type ActivityRow, activity } from './activity.table.ts'

interface ActivityFilter {
  person?: string | undefined
  feature?: string | undefined
  action?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

const newest = (db: Db, count: number, condition: SQL | undefined): Promise<ActivityRow[]> =>
  db.select().from(activity).where(condition).orderBy(desc(activity.at), desc(activity.id)).limit(count)

const filterCondition = async (db: Db, { person, feature, action, from, until }: ActivityFilter) => {
  const zone = from || until ? await timeZoneOf(db) : ''
  const startOfDay = (day: string, daysLater: number) =>
    sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zone})`
  return and(
    person ? eq(activity.actorId, person) : undefined,
    feature ? eq(activity.feature, feature) : undefined,
    action ? eq(activity.action, action) : undefined,
    from ? gte(activity.at, startOfDay(from, 0)) : undefined,
    until ? lt(activity.at, startOfDay(until, 1)) : undefined,
  )
}

const CursorKey = z.tuple([Moment, Id])

export const listActivityLog = async (
  db: Db,
  { after, ...filter }: ActivityFilter & { after?: string | undefined },
) => {
  const end = decodeCursor(CursorKey, after)
  const older = end ? sql`(${activity.at}, ${activity.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await newest(db, activityLimits.shown + 1, and(await filterCondition(db, filter), older))
  return toPage(rows, activityLimits.shown, ({ at, id }) => [at.toISOString(), id])
}

export const activityLogToExport = async (db: Db, filter: ActivityFilter) =>
  newest(db, activityLimits.exported, await filterCondition(db, filter))

/** The newest entries that name the object. Without an object, those of the feature; without both, none. */
export const activityLogOfObjectOrFeature = (
  db: Db,
  { object, feature }: { object?: string | undefined; feature?: string | undefined },
) =>
  newest(
    db,
    activityLimits.besideObject,
    object ? sql`${activity.objectIds} @> array[${object}::uuid]` : eq(activity.feature, feature ?? ''),
  )

/** The last 200 people in the log, with their latest names. Guests are left out. */
export const peopleInActivityLog = (db: Db) =>
  db
    .select({
      id: sql<string>`${activity.actorId}`,
      name: sql<string>`(array_agg(${activity.actorName} order by ${activity.at} desc))[1]`,
    })
    .from(activity)
    .where(and(isNotNull(activity.actorId), sql`${activity.actorKind} <> 'guest'`))
    .groupBy(activity.actorId)
    .orderBy(desc(max(activity.at)))
    .limit(200)

export const actionsInActivityLog = (db: Db) =>
  db.selectDistinct({ action: activity.action, feature: activity.feature }).from(activity)

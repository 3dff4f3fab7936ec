import { and, asc, eq, gt, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Tv, TvNotice } from '#contract/club/screens.ts'
import { recordInsert, recordRemoval } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { isTvDark, toLocalTime } from './darkTvs.queries.ts'
import { tvNotices, tvs } from './screens.table.ts'

/** The last call of each television; those that have never claimed a session are left out. */
export const lastSeenTvs = (db: Db) =>
  db
    .select({ venueId: sessions.venueId, tvId: sessions.subject, seenAt: max(sessions.seenAt).as('seen_at') })
    .from(sessions)
    .where(eq(sessions.kind, 'screen'))
    .groupBy(sessions.venueId, sessions.subject)
    .as('last_seen')

const tvRows = (db: Db, condition?: SQL) => {
  const lastSeen = lastSeenTvs(db)
  return db
    .select({ tv: tvs, seenAt: lastSeen.seenAt, isDark: sql<boolean>`coalesce(${isTvDark(lastSeen.seenAt)}, false)` })
    .from(tvs)
    .leftJoin(lastSeen, and(eq(lastSeen.venueId, tvs.venueId), eq(lastSeen.tvId, tvs.id)))
    .where(condition)
    .orderBy(asc(tvs.name), asc(tvs.id))
}

type TvRow = Awaited<ReturnType<typeof tvRows>>[number]
const toTvOutput = ({ tv, seenAt, isDark }: TvRow): Tv => ({
  ...tv,
  pairedAt: tv.pairedAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
  isDark,
})

export const listTvs = async (db: Db): Promise<Tv[]> => (await tvRows(db)).map(toTvOutput)

export const findTv = async (db: Db, id: string): Promise<Tv | null> => {
  const [row] = await tvRows(db, eq(tvs.id, id))
  return row ? toTvOutput(row) : null
}

const toNoticeOutput = ({ sentence, until, publishedAt }: typeof tvNotices.$inferSelect): TvNotice => ({
  sentence,
  until: until?.toISOString() ?? null,
  publishedAt: publishedAt.toISOString(),
})

export const findTvNotice = async (db: Db): Promise<TvNotice | null> => {
  const [notice] = await db
    .select()
    .from(tvNotices)
    .where(or(isNull(tvNotices.until), gt(tvNotices.until, sql`now()`)))
  return notice ? toNoticeOutput(notice) : null
}

/** The next moment at which the venue's clocks show this time. */
const nextOccurrence = (time: string) => {
  const today = sql`date_trunc('day', ${toLocalTime(sql`now()`)}) + ${time}::time`
  const next = sql`case when ${today} > ${toLocalTime(sql`now()`)} then ${today} else ${today} + interval '1 day' end`
  return sql`(${next}) at time zone (select ${venues.timeZone} from ${venues})`
}

export const publishTvNotice = async (
  db: Db,
  venueId: number,
  { sentence, until }: { sentence: string; until: string | null },
): Promise<TvNotice> => {
  const notice = { sentence, until: until === null ? null : nextOccurrence(until), publishedAt: sql`now()` }
  const [published] = await db
    .insert(tvNotices)
    .values({ venueId, ...notice })
    .onConflictDoUpdate({ target: tvNotices.venueId, set: notice })
    .returning()
  if (!published) throw new Error('the notice was not stored')
  recordInsert(db, published)
  return toNoticeOutput(published)
}

export const removeTvNotice = async (db: Db) => {
  const [removed] = await db.delete(tvNotices).returning()
  if (removed) recordRemoval(db, removed)
  return { done: true as const }
}

import { and, eq, sql } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { clubWaitingText as text } from '../waiting.text.ts'
import { isTvDark, toLocalTime } from './darkTvs.queries.ts'
import { lastSeenTvs } from './screens.queries.ts'
import { tvs } from './screens.table.ts'

const since = sql<Date>`last_seen.seen_at`.mapWith(tvs.pairedAt)

/** Televisions that went dark. Only admins see them, because only admins may open the page of the televisions. */
export const darkTvsWaiting = waitingKind({
  name: 'club.screens',
  ...text.darkTvs,
  roles: ['admin'],
  page: 'screensAdmin',
  pathOf: () => to('screensAdmin'),
  dependsOn: ['club.screens'],
  appearsByItself: true,
  dependsOnSteadyServer: true,
  isMailedByDefault: true,
  columns: { id: tvs.id, since },
  query: (db, condition) => {
    const lastSeen = lastSeenTvs(db)
    const seenAtText = sql<string>`to_char(${toLocalTime(since)}, 'DD/MM/YYYY HH24:MI')`
    return db
      .select({ id: tvs.id, since, name: tvs.name, seenAtText })
      .from(tvs)
      .innerJoin(lastSeen, and(eq(lastSeen.venueId, tvs.venueId), eq(lastSeen.tvId, tvs.id)))
      .where(and(isTvDark(since), condition))
  },
  describe: ({ name, seenAtText }) => ({
    title: name,
    detail: text.noSignalSince(seenAtText),
    link: to('screensAdmin'),
  }),
})

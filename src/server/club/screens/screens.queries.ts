import { and, asc, eq, max, type SQL } from 'drizzle-orm'
import type { Tv } from '#contract/club/screens.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { tvs } from './screens.table.ts'

const seenAt = max(sessions.seenAt)
const tvRows = (db: Db, condition?: SQL) =>
  db
    .select({ screen: tvs, seenAt })
    .from(tvs)
    .leftJoin(
      sessions,
      and(eq(sessions.venueId, tvs.venueId), eq(sessions.kind, 'screen'), eq(sessions.subject, tvs.id)),
    )
    .where(condition)
    .groupBy(tvs.venueId, tvs.id)
    .orderBy(asc(tvs.name), asc(tvs.id))

type TvRow = Awaited<ReturnType<typeof tvRows>>[number]
const toTvOutput = ({ screen, seenAt: lastSeen }: TvRow): Tv => ({
  ...screen,
  pairedAt: screen.pairedAt.toISOString(),
  seenAt: lastSeen?.toISOString() ?? null,
})

export const listTvs = async (db: Db): Promise<Tv[]> => (await tvRows(db)).map(toTvOutput)

export const findTv = async (db: Db, id: string): Promise<Tv | null> => {
  const [row] = await tvRows(db, eq(tvs.id, id))
  return row ? toTvOutput(row) : null
}

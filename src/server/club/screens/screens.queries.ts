import { and, asc, eq, max, type SQL } from 'drizzle-orm'
import type { Tv } from '#contract/club/screens.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { screens } from './screens.table.ts'

const seenAt = max(sessions.seenAt)
const tvRows = (db: Db, condition?: SQL) =>
  db
    .select({ screen: screens, seenAt })
    .from(screens)
    .leftJoin(
      sessions,
      and(eq(sessions.venueId, screens.venueId), eq(sessions.kind, 'screen'), eq(sessions.subject, screens.id)),
    )
    .where(condition)
    .groupBy(screens.venueId, screens.id)
    .orderBy(asc(screens.name), asc(screens.id))

type TvRow = Awaited<ReturnType<typeof tvRows>>[number]
const toTvOutput = ({ screen, seenAt: lastSeen }: TvRow): Tv => ({
  ...screen,
  pairedAt: screen.pairedAt.toISOString(),
  seenAt: lastSeen?.toISOString() ?? null,
})

export const listScreens = async (db: Db): Promise<Tv[]> => (await tvRows(db)).map(toTvOutput)

export const findScreen = async (db: Db, id: string): Promise<Tv | null> => {
  const [row] = await tvRows(db, eq(screens.id, id))
  return row ? toTvOutput(row) : null
}

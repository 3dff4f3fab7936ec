import { and, asc, eq, max, type SQL } from 'drizzle-orm'
import type { Tv } from '#contract/club/screens.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { screens } from './screens.table.ts'

const seenAt = max(sessions.seenAt)
const listed = (db: Db, which?: SQL) =>
  db
    .select({ screen: screens, seenAt })
    .from(screens)
    .leftJoin(
      sessions,
      and(eq(sessions.venueId, screens.venueId), eq(sessions.kind, 'screen'), eq(sessions.subject, screens.id)),
    )
    .where(which)
    .groupBy(screens.venueId, screens.id)
    .orderBy(asc(screens.name), asc(screens.id))

type Row = Awaited<ReturnType<typeof listed>>[number]
const shown = ({ screen, seenAt: seen }: Row): Tv => ({
  ...screen,
  pairedAt: screen.pairedAt.toISOString(),
  seenAt: seen?.toISOString() ?? null,
})

export const listScreens = async (db: Db): Promise<Tv[]> => (await listed(db)).map(shown)

export const findScreen = async (db: Db, id: string): Promise<Tv | null> => {
  const [row] = await listed(db, eq(screens.id, id))
  return row ? shown(row) : null
}

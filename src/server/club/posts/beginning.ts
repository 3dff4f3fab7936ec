import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { venuesOpened } from '#server/kernel/venues/venues.queries.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { findPost, type TellOfPost } from './posts.queries.ts'
import { posts } from './posts.table.ts'

const lookEvery = 60_000
/** Nobody is woken by news. */
const morning = 9

/** What begins today, once it is morning at the venue, by the database's clock. */
const beginningNow = async (db: Db) => {
  const here = sql`(now() at time zone ${venues.timeZone})`
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(venues, eq(venues.venueId, posts.venueId))
    .where(and(eq(posts.shownFrom, sql`${here}::date`), sql`extract(hour from ${here}) >= ${morning}`))
  return found.map(({ id }) => id)
}

/** Whoever is told of new posts is told of these. A post is told of once: this may be asked again and again. */
export const tellOfBeginning = async ({ database }: Pick<Kernel, 'database'>, tell: TellOfPost) => {
  const venues = await database.transaction('read', venuesOpened)
  for (let venueId = 1; venueId <= venues; venueId++)
    await database.inVenue(venueId, 'write', async (db) => {
      for (const id of await beginningNow(db)) {
        const post = await findPost(db, id)
        if (post) await tell(db, venueId, post)
      }
    })
}

export const startTellingOfBeginning = (kernel: Kernel, tell: TellOfPost) =>
  kernel.errands.repeat('telling of posts whose day has come', lookEvery, async () => {
    await tellOfBeginning(kernel, tell)
    return false
  })

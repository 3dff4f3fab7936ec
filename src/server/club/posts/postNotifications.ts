import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { highestVenueNumber } from '#server/kernel/venues/venues.queries.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { findPost, type NotifyOfPost } from './posts.queries.ts'
import { posts } from './posts.table.ts'

const checkInterval = 60_000
/** Local hour from which members are notified, so that nobody is woken at midnight. */
const notifyFromHour = 9

/** Ids of the posts whose first day is today, from 9 o'clock in the venue's time zone on, by the database's clock. */
const findStartingPosts = async (db: Db) => {
  const localNow = sql`(now() at time zone ${venues.timeZone})`
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(venues, eq(venues.venueId, posts.venueId))
    .where(and(eq(posts.shownFrom, sql`${localNow}::date`), sql`extract(hour from ${localNow}) >= ${notifyFromHour}`))
  return found.map(({ id }) => id)
}

/** Calls `notify` for the posts that start today, in every venue. It can be repeated: `notify` ignores known posts. */
export const notifyOfStartingPosts = async ({ database }: Pick<Kernel, 'database'>, notify: NotifyOfPost) => {
  const venueCount = await database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venueCount; venueId++)
    await database.inVenue(venueId, 'write', async (db) => {
      for (const id of await findStartingPosts(db)) {
        const post = await findPost(db, id)
        if (post) await notify(db, venueId, post)
      }
    })
}

export const startPostNotifications = (kernel: Kernel, notify: NotifyOfPost) =>
  kernel.backgroundTasks.repeat('notifying of posts that start today', checkInterval, async () => {
    await notifyOfStartingPosts(kernel, notify)
    return false
  })

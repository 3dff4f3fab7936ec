import { sql } from 'drizzle-orm'
import type { Kernel } from '../kernel.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'

const day = 24 * 3600 * 1000

/** Removes entries older than 13 months, in every venue. The period is fixed in the database function. */
export const pruneActivity = async ({ database }: Pick<Kernel, 'database'>) => {
  const venues = await database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venues; venueId++)
    await database.inVenue(venueId, 'write', (db) => db.execute(sql`select prune_activity()`))
}

/** Prunes at the start and then daily. Returns the function that stops it. */
export const startActivityPruning = (kernel: Kernel) =>
  kernel.backgroundTasks.repeat('pruning the activity log', day, async () => {
    await pruneActivity(kernel)
    return false
  })

import type { Kernel } from '../kernel.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { deleteExpiredEntries } from './bin.queries.ts'

/** Milliseconds between two runs. */
const pause = 3_600_000

/** Deletes the entries of all venues whose 30 days are over. The picture sweep then removes their pictures. */
export const deleteExpiredBinEntries = async ({ database }: Kernel) => {
  const venues = await database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venues; venueId++) await database.inVenue(venueId, 'write', deleteExpiredEntries)
}

/** Deletes expired entries every hour. Returns the function that stops it. */
export const startBinCleanup = (kernel: Kernel) =>
  kernel.backgroundTasks.repeat('emptying the bins', pause, async () => {
    await deleteExpiredBinEntries(kernel)
    return false
  })

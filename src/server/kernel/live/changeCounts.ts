import type { StreamFilter } from './streamFilters.ts'

/** Maximum number of audiences with a count of their own. Each takes about 100 bytes; one more resets all counts. */
const maxAudiences = 50_000

const increment = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** Counts of one venue's announcements. */
const emptyCounts = () => ({
  /** All announcements, by feature. */
  all: new Map<string, number>(),
  /** Announcements to everybody, by feature. */
  toEverybody: new Map<string, number>(),
  /** Announcements to some audiences only, by audience. */
  toAudience: new Map<string, number>(),
})

/**
 * Counts announcements by audience, so that the position of a stream counts only those that it receives: a visitor cannot
 * count the private writes of members and guests.
 */
export const openChangeCounts = (limit = maxAudiences) => {
  const venues = new Map<number, ReturnType<typeof emptyCounts>>()
  let audienceCount = 0

  return {
    /**
     * Counts an announcement: without `audiences` it is for everybody. Returns false if the counts began again at zero: earlier
     * positions must then never match.
     */
    count(venueId: number, features: readonly string[], audiences: readonly string[] | undefined): boolean {
      const isFull = audienceCount >= limit
      if (isFull) {
        venues.clear()
        audienceCount = 0
      }
      const counts = venues.get(venueId) ?? emptyCounts()
      venues.set(venueId, counts)
      for (const feature of features) increment(counts.all, feature)
      if (!audiences) for (const feature of features) increment(counts.toEverybody, feature)
      for (const audience of audiences ?? []) {
        if (!counts.toAudience.has(audience)) audienceCount += 1
        increment(counts.toAudience, audience)
      }
      return !isFull
    },
    sumFor(venueId: number, { audiences, receivesAll, mayReceive }: Omit<StreamFilter, 'role'>): number {
      const counts = venues.get(venueId) ?? emptyCounts()
      let sum = 0
      for (const [feature, count] of receivesAll ? counts.all : counts.toEverybody)
        if (mayReceive(feature)) sum += count
      if (!receivesAll) for (const audience of audiences) sum += counts.toAudience.get(audience) ?? 0
      return sum
    },
  }
}

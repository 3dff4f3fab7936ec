import type { Db } from '../db/database.ts'
import { setVenue } from '../db/database.ts'
import { isSignatureOf, signatureOf } from '../signatures.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { venues } from '../venues/venues.table.ts'

/** The number of venues is part of the text, so that the key becomes invalid with the first venue. */
const signedText = (venueCount: number) => `first run ${venueCount}`

/**
 * The key of the link that opens an empty instance. It follows from the signing secret: all nodes print the same link at every
 * start, and no key is stored.
 */
export const firstRunKey = (secret: Buffer, venueCount: number) => signatureOf(secret, signedText(venueCount))

export const isFirstRunKey = (secret: Buffer, venueCount: number, key: string) =>
  isSignatureOf(secret, signedText(venueCount), key)

/** Number of venues ever created if none of them is left; null if the instance has a venue. Side effect: sets the venue. */
export const countVenuesIfNoneLeft = async (db: Db): Promise<number | null> => {
  const venueCount = await highestVenueNumber(db)
  for (let venueId = 1; venueId <= venueCount; venueId++) {
    await setVenue(db, venueId)
    if ((await db.$count(venues)) > 0) return null
  }
  return venueCount
}

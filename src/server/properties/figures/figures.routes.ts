import { figures as contract } from '#contract/properties/figures.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { listings } from '../listings/listings.table.ts'
import { countView, readFigures } from './figures.queries.ts'

const on = inTransaction(contract)

export const figuresRoutes = {
  seen: on.seen.handler(async ({ context: { db, venueId, now }, input: { listingId } }) => {
    if ((await findRow(db, listings, listingId))?.active) await countView(db, venueId, listingId, now())
    return { done: true }
  }),

  recent: on.recent.handler(({ context: { db, now } }) => readFigures(db, now())),
}

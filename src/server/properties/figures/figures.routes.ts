import { figures as contract } from '#contract/properties/figures.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction } from '#server/kernel/door.ts'
import { listings } from '../listings/listings.table.ts'
import { countView, readFigures } from './figures.queries.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

export const figuresRoutes = {
  seen: steps.seen.handler(async ({ context: { kernel, address, venueId, now, writing }, input: { listingId } }) => {
    // Views above the limit of an IP address get the same response but are not counted.
    if (await kernel.throttles.asking.allows(`views ${address}`))
      await writing(async (db) => {
        if ((await findRow(db, listings, listingId))?.active) await countView(db, venueId, listingId, now())
      })
    return { done: true }
  }),

  recent: on.recent.handler(({ context: { db, now } }) => readFigures(db, now())),
}

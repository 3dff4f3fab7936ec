import { implement } from '@orpc/server'
import { venues as contract } from '#contract/kernel/venues.ts'
import { door, type Incoming } from '../door.ts'
import { venues } from './venues.table.ts'

const on = implement(contract).$context<Incoming>().use(door)

export const venuesRoutes = on.router({
  current: on.current.handler(async ({ context: { db }, errors }) => {
    const [venue] = await db.select().from(venues)
    if (!venue) throw errors.gone()
    return { ...venue, id: venue.venueId }
  }),
})

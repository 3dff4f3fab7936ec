import { and, gt, isNull, lte, sql } from 'drizzle-orm'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { venuesOpened } from '#server/kernel/venues/venues.queries.ts'
import { tell } from '../push/push.queries.ts'
import { findBooking } from './bookings.queries.ts'
import { bookings } from './bookings.table.ts'

const lookEvery = 60_000
/** So long before it begins. */
const ahead = sql`now() + interval '2 hours'`

/** Reminds of every booking of the venue that begins soon, each once whichever node comes first. */
export const remind = async (db: Db, venueId: number, now: Date) => {
  const soon = await db
    .update(bookings)
    .set({ remindedAt: now })
    .where(
      and(
        isNull(bookings.canceledAt),
        isNull(bookings.remindedAt),
        gt(bookings.startsAt, sql`now()`),
        lte(bookings.startsAt, ahead),
      ),
    )
    .returning({ id: bookings.id, memberId: bookings.memberId })
  for (const { id, memberId } of soon) {
    const booking = await findBooking(db, id, now)
    if (!booking) continue
    const { activity, startsAt } = booking
    const words = { title: activity, body: `Empieza a las ${startsAt}. Te esperamos!` }
    await tell(db, venueId, { memberId, kind: 'booking', ...words, address: to('bookings') })
  }
}

export const startReminding = ({ database, errands, now }: Kernel) =>
  errands.repeat('reminding of bookings', lookEvery, async () => {
    const venues = await database.transaction('read', venuesOpened)
    for (let venueId = 1; venueId <= venues; venueId++)
      await database.inVenue(venueId, 'write', (db) => remind(db, venueId, now()))
    return false
  })

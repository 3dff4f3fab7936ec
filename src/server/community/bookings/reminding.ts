import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { venuesOpened } from '#server/kernel/venues/venues.queries.ts'
import { activities, slots } from '../activities/activities.table.ts'
import { accounts, members } from '../members/members.table.ts'
import { tell } from '../push/push.queries.ts'
import { reminderLetter } from './bookings.letters.ts'
import { bookings } from './bookings.table.ts'
import { clock } from './days.rules.ts'

const lookEvery = 60_000
/** Whoever books later than this before it begins knows already. */
const ahead = sql`interval '3 hours'`

/** Marks what begins soon as told, by the database's clock; what another node is telling is passed over. */
const takeDue = async (db: Db) => {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNull(bookings.canceledAt),
        isNull(bookings.remindedAt),
        gt(bookings.startsAt, sql`now()`),
        lte(bookings.startsAt, sql`now() + ${ahead}`),
        lte(bookings.createdAt, sql`${bookings.startsAt} - ${ahead}`),
      ),
    )
    .for('update', { skipLocked: true })
  const taken = await db
    .update(bookings)
    .set({ remindedAt: sql`now()` })
    .where(sql`${bookings.id} in ${due}`)
    .returning({ id: bookings.id })
  return taken.map(({ id }) => id)
}

/** The reminder is written with the mark that it was: neither is lost without the other. */
const remindIn = async (db: Db, venueId: number) => {
  for (const id of await takeDue(db)) {
    const [found] = await db
      .select({
        memberId: bookings.memberId,
        day: bookings.day,
        slot: slots,
        activity: activities.name,
        firstName: members.firstName,
        mail: accounts.mail,
      })
      .from(bookings)
      .innerJoin(slots, and(eq(slots.venueId, bookings.venueId), eq(slots.id, bookings.slotId)))
      .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
      .innerJoin(members, and(eq(members.venueId, bookings.venueId), eq(members.id, bookings.memberId)))
      .innerJoin(accounts, and(eq(accounts.venueId, members.venueId), eq(accounts.memberId, members.id)))
      .where(eq(bookings.id, id))
    if (!found) continue
    const { memberId, activity: title } = found
    const startsAt = clock(found.slot.startsAt)
    await post(db, venueId, reminderLetter(found, { ...found, startsAt }))
    const words = { title, body: `Empieza a las ${startsAt}. Te esperamos!` }
    await tell(db, venueId, { memberId, kind: 'booking', ...words, address: to('bookings') })
  }
}

export const remindAll = async ({ database }: Pick<Kernel, 'database'>) => {
  const venues = await database.transaction('read', venuesOpened)
  for (let venueId = 1; venueId <= venues; venueId++)
    await database.inVenue(venueId, 'write', (db) => remindIn(db, venueId))
}

/** Members are told of what they have booked a few hours before it begins, for as long as the server runs. */
export const startReminding = (kernel: Kernel) =>
  kernel.errands.repeat('reminding of bookings', lookEvery, async () => {
    await remindAll(kernel)
    return false
  })

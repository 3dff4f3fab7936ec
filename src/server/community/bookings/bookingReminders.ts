import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { highestVenueNumber } from '#server/kernel/venues/venues.queries.ts'
import { activities, slots } from '../activities/activities.table.ts'
import { memberAccounts, members } from '../members/members.table.ts'
import { queuePush } from '../push/push.queries.ts'
import { bookingReminderMail } from './bookings.mails.ts'
import { bookings } from './bookings.table.ts'
import { withoutSeconds } from './days.rules.ts'

const checkInterval = 60_000
/** Reminders are sent this long before the start. Bookings made later than that need none. */
const leadTime = sql`interval '3 hours'`

/** Marks due bookings as reminded and returns their ids. Rows that another node has locked are skipped. */
const markDueBookings = async (db: Db) => {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNull(bookings.canceledAt),
        isNull(bookings.remindedAt),
        gt(bookings.startsAt, sql`now()`),
        lte(bookings.startsAt, sql`now() + ${leadTime}`),
        lte(bookings.createdAt, sql`${bookings.startsAt} - ${leadTime}`),
      ),
    )
    .for('update', { skipLocked: true })
  const marked = await db
    .update(bookings)
    .set({ remindedAt: sql`now()` })
    .where(sql`${bookings.id} in ${due}`)
    .returning({ id: bookings.id })
  return marked.map(({ id }) => id)
}

/** Marks bookings and queues their mails and push messages in one transaction: no reminder is lost or sent twice. */
const remindInVenue = async (db: Db, venueId: number) => {
  for (const id of await markDueBookings(db)) {
    const [found] = await db
      .select({
        memberId: bookings.memberId,
        day: bookings.day,
        slot: slots,
        activity: activities.name,
        firstName: members.firstName,
        mail: memberAccounts.mail,
      })
      .from(bookings)
      .innerJoin(slots, and(eq(slots.venueId, bookings.venueId), eq(slots.id, bookings.slotId)))
      .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
      .innerJoin(members, and(eq(members.venueId, bookings.venueId), eq(members.id, bookings.memberId)))
      .innerJoin(
        memberAccounts,
        and(eq(memberAccounts.venueId, members.venueId), eq(memberAccounts.memberId, members.id)),
      )
      .where(eq(bookings.id, id))
    if (!found) continue
    const { memberId, activity: title } = found
    const startsAt = withoutSeconds(found.slot.startsAt)
    await queueMail(db, venueId, bookingReminderMail(found, { ...found, startsAt }))
    const text = { title, body: `Empieza a las ${startsAt}. Te esperamos!` }
    await queuePush(db, venueId, { memberId, kind: 'booking', ...text, address: to('bookings') })
  }
}

export const queueDueReminders = async ({ database }: Pick<Kernel, 'database'>) => {
  const venueCount = await database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venueCount; venueId++)
    await database.inVenue(venueId, 'write', (db) => remindInVenue(db, venueId))
}

/** Starts the background task that reminds members three hours before a booking begins. */
export const startBookingReminders = (kernel: Kernel) =>
  kernel.backgroundTasks.repeat('sending reminders of bookings', checkInterval, async () => {
    await queueDueReminders(kernel)
    return false
  })

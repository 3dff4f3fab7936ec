import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { to } from '#contract/community/pages.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { insertOnce, removeRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { momentInVenueZone } from '#server/kernel/venues/venues.queries.ts'
import { slots } from '../activities/activities.table.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { queuePush } from '../push/push.queries.ts'
import { bookedFromWaitingListMail } from './bookings.mails.ts'
import { countUpcomingBookings, findBooking, lockAndCountFreePlaces } from './bookings.queries.ts'
import { bookings, waitingList } from './bookings.table.ts'

const isOn = (slotId: string, day: string) => and(eq(waitingList.slotId, slotId), eq(waitingList.day, day))
const inLine = [asc(waitingList.createdAt), asc(waitingList.id)]

/** The member's entries of this day and later, each with its position. */
export const waitingEntriesOfMember = (db: Db, memberId: string, day: string) =>
  withPurpose(db, 'waiting', async () => {
    const own = await db
      .select()
      .from(waitingList)
      .where(and(eq(waitingList.memberId, memberId), gte(waitingList.day, day)))
    const lines = await db
      .select()
      .from(waitingList)
      .where(
        inArray(
          waitingList.slotId,
          own.map(({ slotId }) => slotId),
        ),
      )
      .orderBy(...inLine)
    return own.map(({ id, slotId, day }) => ({
      ...{ id, slotId, day },
      position: lines.filter((one) => one.slotId === slotId && one.day === day).findIndex((one) => one.id === id) + 1,
    }))
  })

export const listWaitingEntries = (db: Db, condition: SQL | undefined) =>
  db
    .select()
    .from(waitingList)
    .where(condition)
    .orderBy(...inLine)

/** Takes the member off the waiting list of a slot. */
export const leaveWaitingList = (db: Db, memberId: string, slotId: string, day: string) =>
  db.delete(waitingList).where(and(eq(waitingList.memberId, memberId), isOn(slotId, day)))

/** The coming days of a slot for which members wait. */
export const daysWithWaitingList = async (db: Db, slotId: string, now: Date) => {
  const rows = await db
    .selectDistinct({ day: waitingList.day, startsAt: slots.startsAt })
    .from(waitingList)
    .innerJoin(slots, and(eq(slots.venueId, waitingList.venueId), eq(slots.id, waitingList.slotId)))
    .where(eq(waitingList.slotId, slotId))
  const days = rows.map(async ({ day, startsAt }) => ({
    slotId,
    day,
    startsAt: await momentInVenueZone(db, day, startsAt),
  }))
  return (await Promise.all(days)).filter(({ startsAt }) => startsAt > now)
}

/**
 * Bookings of a slot's free places on a day for the members who wait, first in line first, with a mail and a push message. A
 * member with the maximum number of bookings keeps waiting. Unless the caller is staff, the rest of the transaction may have
 * the row permissions of another member, so a handler calls it as its last step.
 */
export const fillFreePlaces = async (
  context: TransactionContext,
  { slotId, day, startsAt }: { slotId: string; day: string; startsAt: Date },
) => {
  const { db, venueId, now } = context
  const line = await withPurpose(db, 'waiting', () => listWaitingEntries(db, isOn(slotId, day)))
  let free = line.length > 0 ? await lockAndCountFreePlaces(db, slotId, day) : 0
  for (const { id, memberId } of line) {
    if (free === 0) return
    if (context.caller.kind !== 'staff') await actAsSubject(db, 'member', memberId)
    if ((await countUpcomingBookings(db, memberId, now())) >= activityLimits.bookings) continue
    await removeRow(db, waitingList, id)
    await insertOnce(db, bookings, { venueId, id, memberId, slotId, day, startsAt, createdAt: now() })
    free -= 1
    context.notifyOnly('member', memberId)
    const booking = await findBooking(db, id, now())
    const recipient = await findMailRecipient(db, memberId)
    if (!booking || !recipient) continue
    await queueMail(db, venueId, bookedFromWaitingListMail(recipient, booking))
    const body = `Se liberó un lugar y ya es tuyo: ${booking.day.split('-').reverse().join('/')}, ${booking.startsAt}.`
    await queuePush(db, venueId, { memberId, kind: 'booking', title: booking.activity, body, address: to('bookings') })
  }
}

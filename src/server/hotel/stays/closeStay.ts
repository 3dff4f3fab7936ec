import { eq } from 'drizzle-orm'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { endAllSessions } from '#server/kernel/identity/sessions.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { findVenue } from '#server/kernel/venues/venues.queries.ts'
import { loadOwnAccount } from '../accounts/accounts.queries.ts'
import { alerts } from '../alerts/alerts.table.ts'
import { ordersInLanguage } from '../orders/guest.queries.ts'
import { endOrdersOfStay, type StaffContext } from '../orders/orderDecisions.ts'
import { billOf, isSold } from '../orders/orders.queries.ts'
import { queueFarewellPush } from './guestPush.ts'
import { summaryMail } from './stays.mails.ts'
import { findStay } from './stays.queries.ts'
import { invitations, knocks, occupiedRooms, stays } from './stays.table.ts'

/** Queues the summary mail of a stay, if the stay has a mail address: it is sent after the commit, and retried. */
export const queueSummaryMail = async (db: Db, stay: NonNullable<Awaited<ReturnType<typeof findStay>>>) => {
  const found = await findVenue(db)
  if (!found || !stay.mail) return
  const { venueId, name: venue, currency } = found.venue
  const { language } = stay.row
  const sold = (await billOf(db, stay.id)).orders.filter(isSold)
  const orders = await ordersInLanguage(db, sold, language)
  const account = await loadOwnAccount(db, stay.id)
  const { mail: recipient, name, room } = stay
  await queueMail(db, venueId, summaryMail({ language, recipient, venue, currency, name, room, orders, account }))
}

/**
 * Closes a stay in one transaction: ends its orders, ends the sessions of its phones, deletes its alerts, knocks and invitations,
 * frees the room, and queues the summary mail and a push message. A pending order without a decision is refused. The lock on the
 * stay excludes concurrent orders: an order is stored before it, or finds it closed.
 */
export const closeStay = async (
  context: StaffContext,
  { id, decisions }: { id: string; decisions: Parameters<typeof endOrdersOfStay>[2] },
) => {
  const { db, venueId, caller, now } = context
  const stay = await lockRow(db, stays, id)
  if (!stay) return 'gone'
  if (stay.closedAt) return stay
  if ((await endOrdersOfStay(context, id, decisions)) === 'undecided_orders') return 'undecided_orders'
  await updateRow(db, stays, id, {
    closedAt: now(),
    closedBy: caller.name,
    code: '',
    noDisturb: false,
  })
  await db.delete(alerts).where(eq(alerts.stayId, id))
  await db.delete(invitations).where(eq(invitations.stayId, id))
  await db.delete(knocks).where(eq(knocks.stayId, id))
  await db.delete(occupiedRooms).where(eq(occupiedRooms.stayId, id))
  const closed = await findStay(db, id)
  if (closed) recordObject(db, closed.room)
  if (closed) await queueSummaryMail(db, closed)
  if (closed) await queueFarewellPush(db, venueId, closed)
  await endAllSessions(db, { venueId, kind: 'guest', subject: id })
  return stay
}

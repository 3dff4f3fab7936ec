import { eq } from 'drizzle-orm'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { endAllSessions } from '#server/kernel/identity/sessions.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { findVenue } from '#server/kernel/venues/venues.queries.ts'
import { ordersInLanguage } from '../orders/guest.queries.ts'
import { billOf } from '../orders/orders.queries.ts'
import { orders } from '../orders/orders.table.ts'
import { completeOrders } from '../orders/orderWrites.ts'
import { summaryMail } from './stays.mails.ts'
import { findStay } from './stays.queries.ts'
import { invitations, knocks, occupiedRooms, stays } from './stays.table.ts'

/** Queues the summary mail of a stay: it is sent after the commit, and retried. */
export const queueSummaryMail = async (db: Db, stay: NonNullable<Awaited<ReturnType<typeof findStay>>>) => {
  const found = await findVenue(db)
  if (!found || !stay.mail) return
  const { venueId, name: venue, currency } = found.venue
  const { language } = stay.row
  const orders = await ordersInLanguage(db, (await billOf(db, stay.id)).orders, language)
  const { mail: recipient, name, room } = stay
  await queueMail(db, venueId, summaryMail({ language, recipient, venue, currency, name, room, orders }))
}

interface ClosingInput {
  venueId: number
  id: string
  by: { name: string; subject: string }
  at: Date
}

/**
 * Closes a stay in one transaction: completes its orders, ends the sessions of its phones, frees the room, and queues
 * the summary mail. The lock on the stay excludes concurrent orders: an order is stored before it, or finds it closed.
 */
export const closeStay = async (db: Db, { venueId, id, by, at }: ClosingInput) => {
  const stay = await lockRow(db, stays, id)
  if (!stay) return 'gone'
  if (stay.closedAt) return stay
  await completeOrders(db, eq(orders.stayId, id), by, at, ['pending', 'accepted'])
  await updateRow(db, stays, id, {
    closedAt: at,
    closedBy: by.name,
    code: '',
    cleanAt: null,
    payAt: null,
    noDisturb: false,
  })
  await db.delete(invitations).where(eq(invitations.stayId, id))
  await db.delete(knocks).where(eq(knocks.stayId, id))
  await db.delete(occupiedRooms).where(eq(occupiedRooms.stayId, id))
  const closed = await findStay(db, id)
  if (closed) recordObject(db, closed.room)
  if (closed) await queueSummaryMail(db, closed)
  await endAllSessions(db, { venueId, kind: 'guest', subject: id })
  return stay
}

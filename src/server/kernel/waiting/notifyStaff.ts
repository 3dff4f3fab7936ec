import type { Db } from '../db/database.ts'
import { notices } from './notifications.table.ts'
import type { WaitingKind } from './waitingKind.ts'

/**
 * Notice about an item that begins to wait, maybe again. A background task queues its mails and push messages, unless the item
 * was handled meanwhile. `itemId` is the `id` that the kind's query gives the item.
 */
export const notifyStaff = async (db: Db, venueId: number, { name }: WaitingKind, itemId: string) => {
  await db.insert(notices).values({ venueId, kind: name, itemId }).onConflictDoNothing()
}

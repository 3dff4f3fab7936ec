import type { Db } from '../db/database.ts'
import { notices } from './notifications.table.ts'
import type { WaitingKind } from './waitingKind.ts'

/** Queues mails and push messages about a new item, in the transaction that creates it. `itemId` is the id of the kind's query. */
export const notifyStaff = async (db: Db, venueId: number, { name }: WaitingKind, itemId: string) => {
  await db.insert(notices).values({ venueId, kind: name, itemId }).onConflictDoNothing()
}

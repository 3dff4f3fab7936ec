import { isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { webhookDeliveries } from '../integrations/webhooks.table.ts'
import { mails } from '../mail/mail.table.ts'
import { pushMessages } from '../push/push.table.ts'

/** The outboxes with the value of casa.errand for which their policies show the unsent rows of all venues. */
const outboxes = { mail: mails, push: pushMessages, webhooks: webhookDeliveries } as const

/** Number of unsent messages of each outbox, and the seconds since the oldest one that is due. */
export const countUnsent = async (db: Db) => {
  const counts: { outbox: string; unsent: number; waiting: number }[] = []
  for (const [outbox, box] of Object.entries(outboxes)) {
    await db.execute(sql`select set_config('casa.errand', ${outbox}, true)`)
    const [row] = await db
      .select({
        unsent: sql<number>`count(*)::int`,
        waiting: sql<number>`greatest(0, coalesce(extract(epoch from now() - min(${box.dueAt})), 0))::float8`,
      })
      .from(box as PgTable)
      .where(isNull(box.sentAt))
    counts.push({ outbox, unsent: row?.unsent ?? 0, waiting: row?.waiting ?? 0 })
  }
  return counts
}

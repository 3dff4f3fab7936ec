import { and, eq, sql } from 'drizzle-orm'
import { to } from '#contract/kernel/pages.ts'
import { waitingText as text } from '../waiting/waiting.text.ts'
import { waitingKind } from '../waiting/waitingKind.ts'
import { webhooks } from './webhooks.table.ts'

/** Never null in these rows (check constraint). */
const since = sql<Date>`${webhooks.pausedAt}`.mapWith(webhooks.pausedAt)

/** Webhooks that the server has paused because nothing could be delivered for days. */
export const webhooksWaiting = waitingKind({
  name: 'kernel.webhooks',
  ...text.webhooks,
  roles: ['admin'],
  page: 'integrations',
  pathOf: () => to('integrations'),
  dependsOn: ['kernel.webhooks'],
  appearsByItself: true,
  isMailedByDefault: true,
  columns: { id: webhooks.id, since },
  query: (db, condition) =>
    db
      .select({ id: webhooks.id, since, name: webhooks.name, url: webhooks.url })
      .from(webhooks)
      .where(and(eq(webhooks.pauseReason, 'failures'), condition)),
  describe: ({ id, name, url }) => ({
    title: name,
    detail: new URL(url).host,
    link: to('webhook', { idWebhook: id }),
  }),
})

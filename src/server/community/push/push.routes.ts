import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { push as contract } from '#contract/community/push.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { memberAccounts } from '../members/members.table.ts'
import { deleteOldestDevices } from './push.queries.ts'
import { isKnownPushService, vapidKeys } from './push.rules.ts'
import { pushDevices } from './push.table.ts'

const on = inTransaction(contract)

export const pushRoutes = {
  key: on.key.handler(async ({ context: { kernel } }) => ({ key: vapidKeys(kernel.secret).publicKey })),

  subscribe: on.subscribe.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    if (!isKnownPushService(input.endpoint)) throw errors.unknown_push_service()
    const { p256dh, auth } = input
    const device = {
      ...input,
      venueId,
      id: randomUUID(),
      memberId: caller.subject,
      sessionId: caller.sessionId,
      createdAt: now(),
    }
    await db
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({
        target: [pushDevices.venueId, pushDevices.memberId, pushDevices.endpoint],
        set: { p256dh, auth, sessionId: caller.sessionId },
      })
    await deleteOldestDevices(db, caller.subject)
    return { done: true }
  }),

  unsubscribe: on.unsubscribe.handler(async ({ context: { db, caller }, input: { endpoint } }) => {
    await db
      .delete(pushDevices)
      .where(and(eq(pushDevices.memberId, caller.subject), eq(pushDevices.endpoint, endpoint)))
    return { done: true }
  }),

  setMuted: on.setMuted.handler(async ({ context: { db, caller }, input: { muted } }) => {
    await db.update(memberAccounts).set({ muted }).where(eq(memberAccounts.memberId, caller.subject))
    return { done: true }
  }),
}

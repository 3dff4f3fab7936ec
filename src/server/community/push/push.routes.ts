import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { push as contract } from '#contract/community/push.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { accounts } from '../members/members.table.ts'
import { forgetOldest } from './push.queries.ts'
import { isPushService, pushKeys } from './push.rules.ts'
import { pushDevices } from './push.table.ts'

const on = behindDoor(contract)

export const pushRoutes = {
  key: on.key.handler(async ({ context: { kernel } }) => ({ key: pushKeys(kernel.secret).publicKey })),

  subscribe: on.subscribe.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    if (!isPushService(input.endpoint)) throw errors.unknown_push_service()
    const { p256dh, auth } = input
    const device = { ...input, venueId, id: randomUUID(), memberId: caller.subject, createdAt: now() }
    await db
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({
        target: [pushDevices.venueId, pushDevices.memberId, pushDevices.endpoint],
        set: { p256dh, auth },
      })
    await forgetOldest(db, caller.subject)
    return { done: true }
  }),

  unsubscribe: on.unsubscribe.handler(async ({ context: { db, caller }, input: { endpoint } }) => {
    await db
      .delete(pushDevices)
      .where(and(eq(pushDevices.memberId, caller.subject), eq(pushDevices.endpoint, endpoint)))
    return { done: true }
  }),

  setMuted: on.setMuted.handler(async ({ context: { db, caller }, input: { muted } }) => {
    await db.update(accounts).set({ muted }).where(eq(accounts.memberId, caller.subject))
    return { done: true }
  }),
}

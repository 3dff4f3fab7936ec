import { eq } from 'drizzle-orm'
import { push as contract } from '#contract/community/push.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { vapidKeys } from '#server/kernel/push/push.rules.ts'
import { subscribeCaller, unsubscribeCaller } from '#server/kernel/push/subscriptions.ts'
import { memberAccounts } from '../members/members.table.ts'

const on = inTransaction(contract)

export const pushRoutes = {
  key: on.key.handler(async ({ context: { kernel } }) => ({ key: vapidKeys(kernel.secret).publicKey })),

  subscribe: on.subscribe.handler(async ({ context, input, errors }) =>
    orRefuse(await subscribeCaller(context, input), errors),
  ),

  unsubscribe: on.unsubscribe.handler(({ context, input: { endpoint } }) => unsubscribeCaller(context, endpoint)),

  setMuted: on.setMuted.handler(async ({ context: { db, caller }, input: { muted } }) => {
    await db.update(memberAccounts).set({ muted }).where(eq(memberAccounts.memberId, caller.subject))
    return { done: true }
  }),
}

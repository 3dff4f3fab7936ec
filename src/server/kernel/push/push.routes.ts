import { push as contract } from '#contract/kernel/push.ts'
import { inTransaction } from '../door.ts'
import { orRefuse } from '../outcomes.ts'
import { devicesOfSession } from './push.queries.ts'
import { vapidKeys } from './push.rules.ts'
import { subscribeCaller, unsubscribeCaller } from './subscriptions.ts'

const on = inTransaction(contract)

export const pushRoutes = {
  key: on.key.handler(async ({ context: { kernel } }) => ({ key: vapidKeys(kernel.secret).publicKey })),

  devices: on.devices.handler(({ context: { db, caller } }) => devicesOfSession(db, caller.sessionId)),

  subscribe: on.subscribe.handler(async ({ context, input, errors }) =>
    orRefuse(await subscribeCaller(context, input), errors),
  ),

  unsubscribe: on.unsubscribe.handler(({ context, input: { endpoint } }) => unsubscribeCaller(context, endpoint)),
}

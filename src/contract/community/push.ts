import * as z from 'zod'
import { EndedSubscription, PushKey, PushSubscription, pushRefusals } from '../kernel/push.ts'
import { Done } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { pushKinds } from './members.limits.ts'

/** Key and subscriptions are those of `kernel.push`; their names remain here for programs that call this API. */
export const push = {
  key: member.read.output(PushKey),
  subscribe: member.write.input(PushSubscription).output(Done).errors(pushRefusals),
  unsubscribe: member.write.input(EndedSubscription).output(Done),
  /** Replaces the member's muted kinds, for all their browsers. */
  setMuted: member.write
    .input(z.strictObject({ muted: z.array(z.enum(pushKinds)).max(pushKinds.length) }))
    .output(Done),
}

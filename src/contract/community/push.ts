import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, optionalLine } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { pushKinds } from './members.limits.ts'
import { pushLimits } from './push.limits.ts'

/** URL at which the browser's push service accepts messages. */
const PushEndpoint = optionalLine(pushLimits.endpoint).meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] })
const Secret = z
  .string()
  .max(pushLimits.secret)
  .regex(/^[\w-]+={0,2}$/)
  .meta({ examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA'] })

export const push = {
  /** The server's public VAPID key, with which a browser subscribes to Web Push. */
  key: member.read.output(z.object({ key: z.string() })),
  /** Registers the browser for push messages; a repeated endpoint updates its keys. */
  subscribe: member.write
    .input(z.strictObject({ endpoint: PushEndpoint, p256dh: Secret, auth: Secret }))
    .output(Done)
    .errors(refusals({ unknown_push_service: 422 })),
  unsubscribe: member.write.input(z.strictObject({ endpoint: PushEndpoint })).output(Done),
  /** Replaces the member's muted kinds, for all their browsers. */
  setMuted: member.write
    .input(z.strictObject({ muted: z.array(z.enum(pushKinds)).max(pushKinds.length) }))
    .output(Done),
}

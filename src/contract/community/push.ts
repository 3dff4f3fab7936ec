import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, words } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { pushKinds } from './members.limits.ts'
import { pushLimits } from './push.limits.ts'

/** Where a browser's push service takes messages for it. */
const PushAddress = words(pushLimits.address).meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] })
const Secret = z
  .string()
  .max(pushLimits.secret)
  .regex(/^[\w-]+={0,2}$/)
  .meta({ examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA'] })

export const push = {
  /** What a browser subscribes with: our public key of the Web Push protocol. */
  key: member.read.output(z.object({ key: z.string() })),
  /** This browser is told from now on. The same one again is the same one. */
  subscribe: member.write
    .input(z.strictObject({ endpoint: PushAddress, p256dh: Secret, auth: Secret }))
    .output(Done)
    .errors(refusals({ unknown_push_service: 422 })),
  unsubscribe: member.write.input(z.strictObject({ endpoint: PushAddress })).output(Done),
  /** What none of the member's browsers is told of. */
  setMuted: member.write
    .input(z.strictObject({ muted: z.array(z.enum(pushKinds)).max(pushKinds.length) }))
    .output(Done),
}

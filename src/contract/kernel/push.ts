import * as z from 'zod'
import { languages } from './languages.limits.ts'
import { pushLimits } from './push.limits.ts'
import { refusals } from './refusals.ts'
import { Done, optionalLine } from './values.ts'
import { staffGuestOrMember } from './who.ts'

/** URL at which the browser's push service accepts messages. */
const PushEndpoint = optionalLine(pushLimits.endpoint).meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] })
const Secret = z
  .string()
  .max(pushLimits.secret)
  .regex(/^[\w-]+={0,2}$/)
  .meta({ examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA'] })

export const PushSubscription = z.strictObject({ endpoint: PushEndpoint, p256dh: Secret, auth: Secret })
export const EndedSubscription = z.strictObject({ endpoint: PushEndpoint })
export const PushKey = z.object({ key: z.string() })
export const pushRefusals = refusals({ unknown_push_service: 422 })

export const push = {
  /** The server's public VAPID key, with which a browser subscribes to Web Push. */
  key: staffGuestOrMember.read.meta({ notLive: true }).output(PushKey),
  /** Browsers that the caller's session has registered. Another session of the same browser has its own. */
  devices: staffGuestOrMember.read
    .meta({ notLive: true })
    .output(z.array(z.object({ endpoint: z.string(), language: z.enum(languages) }))),
  /** Registers the browser for push messages in a language; a repeated endpoint updates its keys. */
  subscribe: staffGuestOrMember.write
    .input(PushSubscription.extend({ language: z.enum(languages).default('spanish') }))
    .output(Done)
    .errors(pushRefusals),
  unsubscribe: staffGuestOrMember.write.input(EndedSubscription).output(Done),
}

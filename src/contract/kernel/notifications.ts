import * as z from 'zod'
import { Count, Done, requiredLine } from './values.ts'
import { mailChoices, waitingLimits } from './waiting.limits.ts'
import { staff } from './who.ts'

/** Channels by which an account is notified of new items of one kind. */
const choice = { screen: z.boolean(), push: z.boolean(), mail: z.enum(mailChoices) }

const Hour = Count.max(23)

export const NotificationChoice = z.object({
  kind: z.string(),
  label: z.string(),
  /** True for emergencies, which are always on the screen. */
  isAlwaysOnScreen: z.boolean(),
  ...choice,
})
export type NotificationChoice = z.infer<typeof NotificationChoice>

/** The caller's own choices of how to be notified of what waits for the staff. */
export const notifications = {
  /** The kinds of the caller's role. */
  settings: staff.read.output(
    z.object({
      kinds: z.array(NotificationChoice),
      /** Hour of the daily digest, in the venue's time zone. */
      digestHour: Hour,
    }),
  ),
  save: staff.write
    .input(
      z.strictObject({
        kinds: z.array(z.strictObject({ kind: requiredLine(waitingLimits.kind), ...choice })).max(waitingLimits.kinds),
        digestHour: Hour,
      }),
    )
    .output(Done),
}

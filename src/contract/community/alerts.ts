import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { alertKinds } from './alerts.limits.ts'

export const Alert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  at: Moment,
  acknowledgedAt: Moment.nullable(),
  acknowledgedBy: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

export const alerts = {
  /** The caller's of the last day, the newest first. */
  mine: member.read.output(z.array(Alert)),
  /** Reaches every screen of the staff at once. One of a kind that still waits for them is not sent again. */
  send: member.write
    .input(z.strictObject({ id: Id, kind: z.enum(alertKinds) }))
    .output(Alert)
    .errors(refusals('gone')),
}

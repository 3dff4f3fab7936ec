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
  /** The caller's alerts of the last 24 hours, newest first. */
  mine: member.read.output(z.array(Alert)),
  /**
   * Stores an alert and notifies all staff. An alert of the same kind that is not acknowledged yet is returned instead
   * of a new one.
   */
  send: member.write
    .input(z.strictObject({ id: Id, kind: z.enum(alertKinds) }))
    .output(Alert)
    .errors(refusals('gone')),
}

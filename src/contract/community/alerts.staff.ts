import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Alert } from './alerts.ts'
import { Reporter } from './members.staff.ts'

const SoundedAlert = z.object({ ...Alert.shape, sender: Reporter })
export type SoundedAlert = z.infer<typeof SoundedAlert>

const from = ['community.members'] as const

export const alertsOfStaff = {
  /** Alerts not yet acknowledged, oldest first. */
  open: staff.read.output(z.array(SoundedAlert)).meta({ from }),
  /** All alerts in pages, newest first. */
  history: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ alerts: z.array(SoundedAlert), next: Cursor.nullable() }))
    .meta({ from }),
  /** Only the first of several concurrent calls is stored; every call returns who acknowledged the alert. */
  acknowledge: staff.write
    .input(z.strictObject({ id: Id }))
    .output(SoundedAlert)
    .errors(refusals('gone')),
}

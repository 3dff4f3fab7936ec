import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Alert } from './alerts.ts'
import { MemberContact } from './members.staff.ts'

const AlertForStaff = z.object({ ...Alert.shape, sender: MemberContact })
export type AlertForStaff = z.infer<typeof AlertForStaff>

const dependsOn = ['community.members'] as const

export const alertsForStaff = {
  /** Alerts not yet acknowledged, oldest first. */
  open: staff.read.output(z.array(AlertForStaff)).meta({ dependsOn }),
  /** All alerts in pages, newest first. */
  history: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ alerts: z.array(AlertForStaff), next: Cursor.nullable() }))
    .meta({ dependsOn }),
  /** Acknowledges an alert. Only the first of several calls is stored; every call returns who acknowledged the alert. */
  acknowledge: staff.write
    .input(z.strictObject({ id: Id }))
    .output(AlertForStaff)
    .errors(refusals('gone')),
}

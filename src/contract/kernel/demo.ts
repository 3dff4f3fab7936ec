import * as z from 'zod'
import { perMinute } from './callLimits.ts'
import { refusals } from './refusals.ts'
import { Done } from './values.ts'
import { admin } from './who.ts'

/**
 * Why admins of a venue cannot add or remove the demo: own_venue = the venue belongs to the demo, other_venue = the venue is
 * not the first of the instance, public_server = strangers could use the demo's passwords, which are public.
 */
const DemoObstacle = z.enum(['own_venue', 'other_venue', 'public_server'])
export type DemoObstacle = z.infer<typeof DemoObstacle>

const DemoState = z.object({
  isHere: z.boolean(),
  isAdding: z.boolean(),
  obstacle: DemoObstacle.nullable(),
  accounts: z.array(z.object({ venue: z.string(), mail: z.string(), password: z.string() })),
})

/** The demo: three venues with example data beside the instance's own venues. */
export const demo = {
  state: admin.read.output(DemoState),
  /** Starts to create the demo's venues and returns at once. */
  add: admin.write
    .output(Done)
    .errors(refusals({ demo_not_possible: 409 }, 'too_many_tries'))
    .meta({ limit: { caller: perMinute(5) } }),
  /** Removes the demo's venues for good. Other venues stay as they are. */
  remove: admin.sensitiveWrite.output(Done).errors(refusals({ demo_not_possible: 409, tables_in_use: 409 })),
}

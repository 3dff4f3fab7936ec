import * as z from 'zod'
import { Day } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { ActiveCounts } from './people.ts'

const movementCounts = { entries: z.int(), exits: z.int() }

export const dashboard = {
  counters: staff.read
    .output(z.object({ people: ActiveCounts, bags: ActiveCounts }))
    .meta({ dependsOn: ['club.people', 'club.bags'] }),
  /** Number of movements of the last 30 days, today included, in the venue's time zone. */
  activity: staff.read
    .output(
      z.object({
        /** Oldest day first; days without movements are included with zeros. */
        byDay: z.array(z.object({ day: Day, ...movementCounts })),
        /** 24 rows, hours 0 to 23, each the sum over all 30 days. */
        byHour: z.array(z.object({ hour: z.int(), ...movementCounts })),
      }),
    )
    .meta({ dependsOn: ['club.movements', 'club.custody', 'kernel.venues'] }),
}

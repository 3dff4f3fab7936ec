import * as z from 'zod'
import { Day } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Tally } from './people.ts'

const inAndOut = { entries: z.int(), exits: z.int() }

export const dashboard = {
  counters: staff.read.output(z.object({ people: Tally, bags: Tally })).meta({ from: ['club.people', 'club.bags'] }),
  /** Movements of the last thirty days, today included, in the venue's time zone. */
  activity: staff.read
    .output(
      z.object({
        /** Oldest first; a day without movements is there with zeros. */
        byDay: z.array(z.object({ day: Day, ...inAndOut })),
        /** From 0 to 23 o'clock, over those days together. */
        byHour: z.array(z.object({ hour: z.int(), ...inAndOut })),
      }),
    )
    .meta({ from: ['club.movements', 'club.custody', 'kernel.venues'] }),
}

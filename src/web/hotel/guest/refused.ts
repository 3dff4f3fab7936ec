import { kernelRefusals } from '#web/kernel/text/refusals.text.ts'
import { refusalIn, tellRefusals } from '#web/kernel/text/refusals.ts'
import { hotelRefusals } from '../refusals.text.ts'

tellRefusals({ ...kernelRefusals, ...hotelRefusals })

/** What a refusal says to a guest; undefined where it is none. */
export const refusedIn = refusalIn

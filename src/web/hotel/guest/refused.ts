import { kernelRefusals } from '#web/kernel/text/refusals.text.ts'
import { refusalIn, tellRefusals } from '#web/kernel/text/refusals.ts'
import { hotelRefusals } from '../refusals.text.ts'

tellRefusals({ ...kernelRefusals, ...hotelRefusals })

/** Sentence of a refusal in the guest's language; undefined for failures that are not refusals. */
export const refusedIn = refusalIn

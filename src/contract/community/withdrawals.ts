import * as z from 'zod'
import { perMinute } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'

export const Withdrawal = z.object({ id: Id, balls: z.int(), at: Moment })
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawals = {
  /** The caller's withdrawals, newest first. */
  mine: member.read.output(z.array(Withdrawal)),
  /** Records that the caller takes a basket of 25 balls now. */
  withdraw: member.write
    .input(z.strictObject({ id: Id }))
    .output(Withdrawal)
    .errors(refusals('gone', 'too_many_tries'))
    .meta({ limit: { caller: perMinute(5) } }),
}

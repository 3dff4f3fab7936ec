import * as z from 'zod'
import { Cursor } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { MemberSeen } from './members.ts'
import { Withdrawal } from './withdrawals.ts'

const BasketTaken = z.object({ ...Withdrawal.shape, member: MemberSeen })

const Tally = z.object({ baskets: z.int(), balls: z.int() })

export const withdrawalsOfStaff = {
  /** The newest first, and how many there were on the venue's day and in its month. */
  list: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ withdrawals: z.array(BasketTaken), next: Cursor.nullable(), today: Tally, month: Tally }))
    .meta({ from: ['community.members'] }),
}

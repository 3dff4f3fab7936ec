import * as z from 'zod'
import { Cursor } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { MemberIdentity } from './members.ts'
import { Withdrawal } from './withdrawals.ts'

const WithdrawalWithMember = z.object({ ...Withdrawal.shape, member: MemberIdentity })

const Tally = z.object({ baskets: z.int(), balls: z.int() })

export const withdrawalsForStaff = {
  /** Withdrawals in pages, newest first, with the totals of today and of this month in the venue's time zone. */
  list: staff.read
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(
      z.object({ withdrawals: z.array(WithdrawalWithMember), next: Cursor.nullable(), today: Tally, month: Tally }),
    )
    .meta({ dependsOn: ['community.members'] }),
}

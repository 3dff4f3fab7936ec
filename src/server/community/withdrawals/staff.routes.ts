import { withdrawalsForStaff as contract } from '#contract/community/withdrawals.staff.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { countWithdrawalsSince, listWithdrawals } from './staff.queries.ts'

const on = inTransaction(contract)

export const withdrawalsForStaffRoutes = {
  list: on.list.handler(async ({ context: { db, now }, input: { after } }) => ({
    ...(await listWithdrawals(db, after)),
    today: await countWithdrawalsSince(db, 'day', now()),
    month: await countWithdrawalsSince(db, 'month', now()),
  })),
}

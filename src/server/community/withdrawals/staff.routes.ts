import { withdrawalsOfStaff as contract } from '#contract/community/withdrawals.staff.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { countSince, listWithdrawals } from './staff.queries.ts'

const on = behindDoor(contract)

export const withdrawalsOfStaffRoutes = {
  list: on.list.handler(async ({ context: { db, now }, input: { after } }) => ({
    ...(await listWithdrawals(db, after)),
    today: await countSince(db, 'day', now()),
    month: await countSince(db, 'month', now()),
  })),
}

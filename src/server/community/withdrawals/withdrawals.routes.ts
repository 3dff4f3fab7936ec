import { withdrawals as contract } from '#contract/community/withdrawals.ts'
import { createOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findWithdrawal, withdrawalsOf } from './withdrawals.queries.ts'
import { withdrawals } from './withdrawals.table.ts'

const on = behindDoor(contract)

export const withdrawalsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => withdrawalsOf(db, caller.subject)),

  withdraw: on.withdraw.handler(async ({ context: { db, venueId, caller, now }, input: { id }, errors }) => {
    const withdrawal = { venueId, id, memberId: caller.subject, at: now() }
    return orRefuse(await createOnce(db, withdrawals, withdrawal, findWithdrawal), errors)
  }),
}

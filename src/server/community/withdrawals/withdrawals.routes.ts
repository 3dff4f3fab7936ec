import { withdrawals as contract } from '#contract/community/withdrawals.ts'
import { insertOnceAndFind } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findWithdrawal, withdrawalsOfMember } from './withdrawals.queries.ts'
import { withdrawals } from './withdrawals.table.ts'

const on = inTransaction(contract)

export const withdrawalsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => withdrawalsOfMember(db, caller.subject)),

  withdraw: on.withdraw.handler(async ({ context: { db, venueId, caller, now }, input: { id }, errors }) => {
    const withdrawal = { venueId, id, memberId: caller.subject, at: now() }
    return orRefuse(await insertOnceAndFind(db, withdrawals, withdrawal, findWithdrawal), errors)
  }),
}

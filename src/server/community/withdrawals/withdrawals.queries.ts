import { desc, eq } from 'drizzle-orm'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import type { Withdrawal } from '#contract/community/withdrawals.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { withdrawals } from './withdrawals.table.ts'

export const toWithdrawalOutput = ({ id, balls, at }: typeof withdrawals.$inferSelect): Withdrawal => ({
  id,
  balls,
  at: at.toISOString(),
})

export const withdrawalsOfMember = async (db: Db, memberId: string): Promise<Withdrawal[]> => {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .orderBy(desc(withdrawals.at), desc(withdrawals.id))
    .limit(withdrawalLimits.shown)
  return rows.map(toWithdrawalOutput)
}

export const findWithdrawal = async (db: Db, id: string): Promise<Withdrawal | null> => {
  const found = await findRow(db, withdrawals, id)
  return found && toWithdrawalOutput(found)
}

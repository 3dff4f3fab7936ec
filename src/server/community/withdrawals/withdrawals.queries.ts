import { desc, eq } from 'drizzle-orm'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import type { Withdrawal } from '#contract/community/withdrawals.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/verbs.ts'
import { withdrawals } from './withdrawals.table.ts'

export const shown = ({ id, balls, at }: typeof withdrawals.$inferSelect): Withdrawal => ({
  id,
  balls,
  at: at.toISOString(),
})

export const withdrawalsOf = async (db: Db, memberId: string): Promise<Withdrawal[]> => {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .orderBy(desc(withdrawals.at), desc(withdrawals.id))
    .limit(withdrawalLimits.shown)
  return rows.map(shown)
}

export const findWithdrawal = async (db: Db, id: string): Promise<Withdrawal | null> => {
  const found = await findRow(db, withdrawals, id)
  return found && shown(found)
}

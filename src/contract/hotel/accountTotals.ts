import * as z from 'zod'
import { Amount } from './orders.ts'

/** An amount that may be negative: a refund, or a credit. */
export const SignedAmount = z.int()

/** Sums of an account, in hundredths of the venue's currency. */
export const accountTotals = {
  subtotal: Amount,
  discount: Amount,
  service: Amount,
  charges: Amount,
  taxes: z.array(z.object({ rate: z.int(), added: z.boolean(), base: Amount, amount: Amount })),
  /** Bills of tables that were charged to this account. */
  fromTables: SignedAmount,
  ordered: SignedAmount,
  paid: SignedAmount,
  tips: SignedAmount,
  /** Negative when more was paid than the account now amounts to. */
  owed: SignedAmount,
}

export const AccountTotals = z.object(accountTotals)
export type AccountTotals = z.infer<typeof AccountTotals>

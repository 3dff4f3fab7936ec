/** Amounts in hundredths of the currency, texts in characters, lists in rows. */
export const tillLimits = {
  amount: 1_000_000_000_000,
  reason: 200,
  note: 500,
  /** Closed shifts on one page of the list. */
  page: 20,
  /** Cash movements of one shift. */
  movements: 500,
} as const

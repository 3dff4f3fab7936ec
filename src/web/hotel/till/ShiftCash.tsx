import type { Shift } from '#contract/hotel/till.ts'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { useMoney } from '../accounts/signedMoney.ts'
import { tillText as text } from './till.text.ts'

/** Cash of a shift from the opening amount to the difference. */
export function ShiftCash({ shift }: { shift: Shift }) {
  const money = useMoney()
  const { openingAmount, cash, cashIn, cashOut, expected, counted, difference } = shift
  return (
    <Scorecard>
      <ScorecardCell label={text.openingAmount} value={money(openingAmount)} />
      <ScorecardCell label={text.cash} value={money(cash)} />
      <ScorecardCell label={text.cashIn} value={money(cashIn)} />
      <ScorecardCell label={text.cashOut} value={money(cashOut)} />
      <ScorecardCell label={text.expected} value={money(expected)} />
      {counted !== null && <ScorecardCell label={text.counted} value={money(counted)} />}
      {difference !== null && <ScorecardCell label={text.difference} value={money(difference)} />}
    </Scorecard>
  )
}

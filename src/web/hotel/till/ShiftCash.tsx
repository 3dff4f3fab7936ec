import type { Shift } from '#contract/hotel/till.ts'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { useMoney } from '../accounts/signedMoney.ts'
import { tillText as text } from './till.text.ts'

/** Cash of a shift from the opening amount to the difference, and the note of its closing. */
export function ShiftCash({ shift }: { shift: Shift }) {
  const money = useMoney()
  const { openingAmount, cash, cashIn, cashOut, expected, counted, difference, note } = shift
  const rows = [
    [text.openingAmount, openingAmount],
    [text.cash, cash],
    [text.cashIn, cashIn],
    [text.cashOut, -cashOut],
    [text.expected, expected],
    [text.counted, counted],
    [text.difference, difference],
  ] as const
  return (
    <Facts amounts>
      {rows.map(
        ([label, amount]) =>
          amount !== null && (
            <Fact key={label} label={label}>
              {money(amount)}
            </Fact>
          ),
      )}
      {note && <Fact label={text.closingNote}>{note}</Fact>}
    </Facts>
  )
}

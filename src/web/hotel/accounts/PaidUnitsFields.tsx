import { NativeSelect } from '@mantine/core'
import type { Account } from '#contract/hotel/accounts.ts'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { accountsText as text } from './accounts.text.ts'
import { lineKey, type SplitValues, unpaidUnits } from './paymentSplit.ts'
import { useMoney } from './signedMoney.ts'

interface PaidUnitsFieldsProps {
  account: Account
  units: SplitValues['units']
  onChange: (units: SplitValues['units']) => void
}

/** Choice of the units that one person pays. Lines that are paid are left out. */
export function PaidUnitsFields({ account, units, onChange }: PaidUnitsFieldsProps) {
  const money = useMoney()
  return (
    <div className="stack gap-8">
      <p className="note">{text.itemHint}</p>
      <List>
        {account.lines
          .filter((line) => unpaidUnits(line) > 0)
          .map((line) => (
            <ListRow key={lineKey(line)}>
              <RowText>
                <b>{line.name}</b>
                <p>{`${text.ofUnits(unpaidUnits(line), line.quantity)} · ${money(line.share)}`}</p>
              </RowText>
              <RowActions>
                <NativeSelect
                  aria-label={text.unitsOf(line.name)}
                  data={Array.from({ length: unpaidUnits(line) + 1 }, (_, count) => String(count))}
                  value={String(units[lineKey(line)] ?? 0)}
                  onChange={({ currentTarget }) => onChange({ ...units, [lineKey(line)]: Number(currentTarget.value) })}
                />
              </RowActions>
            </ListRow>
          ))}
      </List>
    </div>
  )
}

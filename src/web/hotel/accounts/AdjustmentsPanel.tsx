import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type AdjustmentKind, accountLimits, adjustmentKinds } from '#contract/hotel/accounts.limits.ts'
import type { Account, Adjustment } from '#contract/hotel/accounts.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { parsePrice } from '../menus/prices/priceField.ts'
import { accountsText as text } from './accounts.text.ts'
import { useMoney } from './signedMoney.ts'

interface AdjustmentValues extends Record<string, unknown> {
  kind: AdjustmentKind
  value: string
  reason: string
}

const emptyAdjustment: AdjustmentValues = { kind: 'discount', value: '', reason: '' }

/** Parses '1500' as an amount and '10 %' as a rate; null if it is neither. */
const parseValue = (written: string): { rate: number | null; amount: number } | null => {
  const isRate = written.includes('%')
  const number = parsePrice(written.replace('%', ''))
  if (!number) return null
  if (!isRate) return { rate: null, amount: number }
  return number <= accountLimits.rate ? { rate: number, amount: 0 } : null
}

/** Discounts, service and other charges, each with its reason. */
export function AdjustmentsPanel({ account: { stay, adjustments } }: { account: Account }) {
  const shown = adjustments.filter(({ reversalOf }) => reversalOf === null)
  return (
    <Panel title={text.adjust} flush>
      {shown.length === 0 && <p className="empty">{text.noAdjustments}</p>}
      <List bare>
        {shown.map((adjustment) => (
          <AdjustmentRow key={adjustment.id} adjustment={adjustment} />
        ))}
      </List>
      <div className="padded">
        <CreateForm
          start={emptyAdjustment}
          checks={{
            value: (written: string) => (parseValue(written) ? null : text.wrongValue),
            reason: requiredCheck(accountLimits.reason),
          }}
          write={api.hotel.accounts.adjust}
          input={(id, { kind, value, reason }) => ({
            id,
            stayId: stay.id,
            kind,
            reason,
            ...(parseValue(value) ?? { rate: null, amount: 0 }),
          })}
          said={text.adjusted}
          submit={text.add}
          secondary
        >
          {(form) => (
            <>
              <NativeSelect
                label={text.kind}
                data={adjustmentKinds.map((value) => ({ value, label: text.adjustments[value] }))}
                {...form.getInputProps('kind')}
              />
              <TextInput
                label={text.value}
                description={text.valueHint}
                maxLength={20}
                required
                {...form.getInputProps('value')}
              />
              <TextInput
                label={text.reason}
                maxLength={accountLimits.reason}
                required
                {...form.getInputProps('reason')}
              />
            </>
          )}
        </CreateForm>
      </div>
    </Panel>
  )
}

function AdjustmentRow({ adjustment: { id, kind, rate, amount, reason, active, by, at } }: { adjustment: Adjustment }) {
  const money = useMoney()
  const { moment } = useVenueTimeFormat()
  const [reversing, setReversing] = useState(false)
  const name = `${text.adjustments[kind]} ${rate === null ? money(amount) : text.percent(rate)}`
  return (
    <ListRow>
      <RowText>
        <b>{name}</b>
        <p>{reason}</p>
        <p>{text.byAt(by, moment(at))}</p>
      </RowText>
      <RowActions>
        {active ? (
          <Button
            variant="default"
            aria-label={text.reverseOf(name)}
            aria-expanded={reversing}
            onClick={() => setReversing(!reversing)}
          >
            {text.reverse}
          </Button>
        ) : (
          <Chip tone="calm">{text.isReversed}</Chip>
        )}
      </RowActions>
      {active && reversing && (
        <RowBelow>
          <CreateForm
            start={{ reason: '' }}
            checks={{ reason: requiredCheck(accountLimits.reason) }}
            write={api.hotel.accounts.reverseAdjustment}
            input={(reversalId, values) => ({ id: reversalId, adjustmentId: id, reason: values.reason })}
            said={text.reversed}
            submit={text.reverse}
            secondary
            begins
          >
            {(form) => (
              <TextInput
                label={text.reason}
                maxLength={accountLimits.reason}
                required
                {...form.getInputProps('reason')}
              />
            )}
          </CreateForm>
        </RowBelow>
      )}
    </ListRow>
  )
}

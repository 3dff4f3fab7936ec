import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { moneyText } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { pricesText as text } from '../bulk.text.ts'
import classes from './Prices.module.css'
import { type PercentValues, roundings } from './percent.ts'

/** Fields of a price change: direction, percentage and rounding. */
export function PercentFields({ form }: { form: UseFormReturnType<PercentValues> }) {
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={text.direction}
        data={[
          { value: 'up', label: text.up },
          { value: 'down', label: text.down },
        ]}
        {...form.getInputProps('direction')}
      />
      <TextInput
        label={text.percent}
        inputMode="decimal"
        maxLength={8}
        rightSection="%"
        required
        {...form.getInputProps('percent')}
      />
      <NativeSelect
        label={text.rounding}
        data={roundings.map((rounding) => ({
          value: String(rounding),
          label: rounding === 0 ? text.noRounding : text.roundTo(moneyText(rounding * 100, currency)),
        }))}
        {...form.getInputProps('rounding')}
      />
    </div>
  )
}

import { NativeSelect } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { accountSettingsText as text } from './accountSettings.text.ts'

interface TaxRateFieldProps {
  /** Label of the choice without a rate of its own; without a label it names the venue's first rate. */
  none?: string
  /** Id of a tax rate; empty for none. */
  value: string
  onChange: (taxRateId: string) => void
}

/** Chooses the tax rate of a category or product; not shown while the venue has fewer than two rates. */
export function TaxRateField({ none, value, onChange }: TaxRateFieldProps) {
  const rates = useRead(api.hotel.accounts.settings).data?.taxRates ?? []
  const [usual] = rates
  if (!usual || rates.length < 2) return null
  return (
    <NativeSelect
      label={text.taxRate}
      data={[
        { value: '', label: none ?? text.usualRate(usual) },
        ...rates.map((rate) => ({ value: rate.id, label: text.rateLabel(rate) })),
      ]}
      // A rate that was removed from the settings counts as none.
      value={rates.some(({ id }) => id === value) ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { api } from '#contract/api.ts'
import { accountLimits, taxModes } from '#contract/hotel/accounts.limits.ts'
import type { AccountSettings } from '#contract/hotel/accounts.ts'
import { to as kernelTo } from '#contract/kernel/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { formatPriceField, parsePrice } from '../menus/prices/priceField.ts'
import { accountSettingsText as text } from './accountSettings.text.ts'

interface SettingsValues extends Record<string, unknown> {
  taxMode: AccountSettings['taxMode']
  /** Rates as typed. */
  taxRates: { id: string; name: string; rate: string }[]
  serviceRate: string
  legalName: string
  taxId: string
  legalAddress: string
  paymentLink: string
  tillEnabled: boolean
}

const valuesOf = ({ version, serviceRate, taxRates, ...settings }: AccountSettings): SettingsValues => ({
  ...settings,
  serviceRate: formatPriceField(serviceRate),
  taxRates: taxRates.map(({ id, name, rate }) => ({ id, name, rate: formatPriceField(rate) })),
})

/** Parses a percentage in hundredths of a percent; null if it is invalid. */
const parseRate = (written: string) => {
  const rate = parsePrice(written.replace('%', ''))
  return rate !== undefined && (rate ?? 0) <= accountLimits.rate ? (rate ?? 0) : null
}

const checks = {
  taxRates: (rates: SettingsValues['taxRates']) =>
    rates.every(({ name, rate }) => name.trim() && rate.trim() && parseRate(rate) !== null) ? null : text.wrongRate,
  serviceRate: (written: string) => (parseRate(written) === null ? text.wrongPercent : null),
  paymentLink: (link: string) => (link === '' || /^https:\/\/\S+$/.test(link) ? null : text.wrongLink),
}

const labels = {
  taxMode: text.taxMode,
  taxRates: text.taxes,
  serviceRate: text.service,
  legalName: text.legalName,
  taxId: text.taxId,
  legalAddress: text.legalAddress,
  paymentLink: text.link,
  tillEnabled: text.tillEnabled,
}

const back = kernelTo('configurations')

/** Settings of taxes, service, receipts, payment link and till. */
export function AccountSettingsScreen() {
  const settings = useRead(api.hotel.accounts.settings)
  return (
    <EditScreen title={text.title} back={back} read={settings} feature="hotel.accounts">
      {(settings) => (
        <EditForm
          thing={settings}
          valuesOf={valuesOf}
          labels={labels}
          checks={checks}
          write={api.hotel.accounts.updateSettings}
          input={({ taxRates, serviceRate, ...values }, version) => ({
            ...values,
            version,
            serviceRate: parseRate(serviceRate) ?? 0,
            taxRates: taxRates.map(({ id, name, rate }) => ({ id, name, rate: parseRate(rate) ?? 0 })),
          })}
          invalid={{ paymentLink: text.wrongLink, taxRates: text.wrongRate }}
          said={text.saved}
          to={back}
          cancel={back}
        >
          {(form) => (
            <>
              <NativeSelect
                label={text.taxMode}
                data={taxModes.map((value) => ({ value, label: text.modes[value] }))}
                {...form.getInputProps('taxMode')}
              />
              <TaxRates form={form} />
              <TextInput
                label={text.service}
                description={text.serviceHint}
                inputMode="decimal"
                maxLength={8}
                {...form.getInputProps('serviceRate')}
              />
              <h3>{text.receipts}</h3>
              <TextInput
                label={text.legalName}
                maxLength={accountLimits.legalName}
                {...form.getInputProps('legalName')}
              />
              <TextInput label={text.taxId} maxLength={accountLimits.taxId} {...form.getInputProps('taxId')} />
              <TextInput
                label={text.legalAddress}
                maxLength={accountLimits.legalAddress}
                {...form.getInputProps('legalAddress')}
              />
              <TextInput
                label={text.link}
                description={text.linkHint}
                inputMode="url"
                maxLength={accountLimits.link}
                {...form.getInputProps('paymentLink')}
              />
              <Checkbox
                label={text.tillEnabled}
                description={text.tillHint}
                {...form.getInputProps('tillEnabled', { type: 'checkbox' })}
              />
            </>
          )}
        </EditForm>
      )}
    </EditScreen>
  )
}

function TaxRates({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const { taxRates } = form.values
  return (
    <section className="stack gap-12" aria-label={text.taxes}>
      <h3>{text.taxes}</h3>
      <p className="note">{text.taxHint}</p>
      {taxRates.map(({ id, name }, index) => (
        <div className="group end" key={id}>
          <TextInput
            label={text.rateName}
            aria-label={text.rateNameOf(index + 1)}
            maxLength={accountLimits.rateName}
            {...form.getInputProps(`taxRates.${index}.name`)}
          />
          <TextInput
            label={text.rate}
            aria-label={text.rateOf(index + 1)}
            inputMode="decimal"
            maxLength={8}
            {...form.getInputProps(`taxRates.${index}.rate`)}
          />
          <Button
            variant="default"
            aria-label={text.removeRateOf(name)}
            onClick={() => form.removeListItem('taxRates', index)}
          >
            {text.removeRate}
          </Button>
        </div>
      ))}
      {form.errors.taxRates && <p className="problem">{form.errors.taxRates}</p>}
      {taxRates.length < accountLimits.rates && (
        <div>
          <Button
            variant="default"
            onClick={() => form.insertListItem('taxRates', { id: newId(), name: '', rate: '' })}
          >
            {text.addRate}
          </Button>
        </div>
      )}
    </section>
  )
}

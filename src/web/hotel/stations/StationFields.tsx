import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { defaultStationMinutes, stationLimits } from '#contract/hotel/stations.limits.ts'
import type { Station } from '#contract/hotel/stations.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { hotelText } from '../hotel.text.ts'
import { stationsText as text } from './stations.text.ts'

interface StationValues extends Record<string, unknown> {
  name: string
  minutes: string
}

export const emptyStation: StationValues = { name: '', minutes: String(defaultStationMinutes) }

export const toFormValues = ({ name, minutes }: Station): StationValues => ({ name, minutes: String(minutes) })

export const toInput = ({ name, minutes }: StationValues) => ({ name, minutes: Number(minutes) })

export const stationLabels = { name: hotelText.name, minutes: text.minutes }

const validateMinutes = (written: string) =>
  /^\d{1,3}$/.test(written.trim()) && Number(written) >= 1 && Number(written) <= stationLimits.minutes
    ? null
    : text.minutesWrong(stationLimits.minutes)

export const stationChecks = { name: requiredCheck(stationLimits.name), minutes: validateMinutes }

export const StationFields = ({ form }: { form: UseFormReturnType<StationValues> }) => (
  <>
    <TextInput label={hotelText.name} maxLength={stationLimits.name} required {...form.getInputProps('name')} />
    <TextInput
      label={text.minutes}
      description={text.minutesHint}
      inputMode="numeric"
      maxLength={3}
      required
      {...form.getInputProps('minutes')}
    />
  </>
)

import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { outletLimits } from '#contract/hotel/outlets.limits.ts'
import type { Outlet } from '#contract/hotel/outlets.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { imageNeeded } from '../fields.ts'
import { hotelText } from '../hotel.text.ts'
import { outletsText as text } from './outlets.text.ts'

export interface OutletValues extends Record<string, unknown> {
  name: string
  hours: string
  photo: Photo | null
}

export const blankOutlet: OutletValues = { name: '', hours: '', photo: null }

export const valuesOf = ({ name, hours, photo }: Outlet): OutletValues => ({ name, hours, photo })

/** Input of the create and update endpoints; the form has already checked that a photo is set. */
export const writtenIn = ({ name, hours, photo }: OutletValues) => ({ name, hours, photoId: photo?.id ?? '' })

export const outletLabels = { name: hotelText.name, hours: hotelText.hours, photo: hotelText.image }

export const outletChecks = { name: required(outletLimits.name), photo: imageNeeded }

export const OutletFields = ({ form }: { form: UseFormReturnType<OutletValues> }) => (
  <>
    <TextInput label={hotelText.name} maxLength={outletLimits.name} required {...form.getInputProps('name')} />
    <TextInput
      label={hotelText.hours}
      description={text.hoursHint}
      maxLength={outletLimits.hours}
      {...form.getInputProps('hours')}
    />
    <ImageField label={hotelText.image} required {...form.getInputProps('photo')} />
  </>
)

import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { outletLimits } from '#contract/hotel/outlets.limits.ts'
import type { Outlet } from '#contract/hotel/outlets.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { CardPreview, WithPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { validateImage } from '../formFields.ts'
import { hotelText } from '../hotel.text.ts'
import { outletsText as text } from './outlets.text.ts'

export interface OutletValues extends Record<string, unknown> {
  name: string
  hours: string
  photo: Photo | null
}

export const emptyOutlet: OutletValues = { name: '', hours: '', photo: null }

export const toFormValues = ({ name, hours, photo }: Outlet): OutletValues => ({ name, hours, photo })

/** Input of the create and update endpoints; the form has already checked that a photo is set. */
export const toInput = ({ name, hours, photo }: OutletValues) => ({ name, hours, photoId: photo?.id ?? '' })

export const outletLabels = { name: hotelText.name, hours: hotelText.hours, photo: hotelText.image }

export const outletChecks = { name: requiredCheck(outletLimits.name), photo: validateImage }

export const OutletFields = ({ form }: { form: UseFormReturnType<OutletValues> }) => (
  <WithPreview preview={<OutletPreview {...form.values} />}>
    <TextInput label={hotelText.name} maxLength={outletLimits.name} required {...form.getInputProps('name')} />
    <TextInput
      label={hotelText.hours}
      description={text.hoursHint}
      maxLength={outletLimits.hours}
      {...form.getInputProps('hours')}
    />
    <ImageField label={hotelText.image} required {...form.getInputProps('photo')} />
  </WithPreview>
)

/** Preview of the outlet as guests see it in the list of outlets. */
const OutletPreview = ({ name, hours, photo }: OutletValues) => (
  <CardPreview label={text.preview}>
    <div className="stack gap-4">
      <span className="frame">{photo && <Picture photo={photo} sizes="360px" />}</span>
      <span className="strong">{name || hotelText.name}</span>
      {hours && <span className="note">{hours}</span>}
    </div>
  </CardPreview>
)

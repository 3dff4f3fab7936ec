import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type BagType, bagLimits, bagTypes } from '#contract/club/bags.limits.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { bagsText as text } from './bags.text.ts'
import { bagTypeText } from './moving.text.ts'

/** Form values that creating and editing a bag have in common. */
export interface BagValues extends Record<string, unknown> {
  type: BagType
  brand: string
  numberSocio: string
  place: string
  photo: Photo | null
}

export const bagLabels = {
  type: text.type,
  brand: text.brand,
  numberSocio: text.number,
  place: text.place,
  photo: text.photo,
}

export const bagChecks = { brand: required(bagLimits.brand), numberSocio: required(peopleLimits.number) }

export const describedIn = ({ type, brand, numberSocio, place, photo }: BagValues) => ({
  type,
  brand,
  numberSocio,
  place,
  photoId: photo?.id ?? null,
})

interface FieldsProps<V extends BagValues> {
  form: UseFormReturnType<V>
}

export const TypeField = <V extends BagValues>({ form }: FieldsProps<V>) => (
  <Input.Wrapper label={text.type} labelElement="div">
    <div>
      <SegmentedControl
        aria-label={text.type}
        data={bagTypes.map((type) => ({ value: type, label: bagTypeText[type] }))}
        {...form.getInputProps('type')}
      />
    </div>
  </Input.Wrapper>
)

export const BrandField = <V extends BagValues>({ form }: FieldsProps<V>) => (
  <TextInput label={text.brand} maxLength={bagLimits.brand} required {...form.getInputProps('brand')} />
)

export const NumberField = <V extends BagValues>({ form, hint }: FieldsProps<V> & { hint?: string }) => (
  <TextInput
    label={text.number}
    description={hint}
    maxLength={peopleLimits.number}
    required
    {...form.getInputProps('numberSocio')}
  />
)

export const PlaceAndPhoto = <V extends BagValues>({ form }: FieldsProps<V>) => (
  <>
    <TextInput label={text.place} maxLength={bagLimits.place} {...form.getInputProps('place')} />
    <ImageField label={text.photo} {...form.getInputProps('photo')} />
  </>
)

import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { api } from '#contract/api.ts'
import { type BagType, bagLimits, bagTypes } from '#contract/club/bags.limits.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { bagTypeText } from './bagMovement.text.ts'
import { bagsText as text } from './bags.text.ts'

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

export const bagChecks = { brand: requiredCheck(bagLimits.brand), numberSocio: requiredCheck(peopleLimits.number) }

export const toBagInput = ({ type, brand, numberSocio, place, photo }: BagValues) => ({
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

export const MemberNumberField = <V extends BagValues>({ form, hint }: FieldsProps<V> & { hint?: string }) => (
  <TextInput
    label={text.number}
    description={hint}
    maxLength={peopleLimits.number}
    required
    {...form.getInputProps('numberSocio')}
  />
)

/** Warns about other bags in the typed place; the bag can be saved there. */
function PlaceWarning({ place, idBag }: { place: string; idBag: string | undefined }) {
  const [typed] = useDebouncedValue(place.trim(), 250)
  const input = { place: typed, ...(idBag ? { except: idBag } : {}) }
  const others = useReadWhile(typed !== '', api.club.bags.atPlace, input).data ?? []
  if (typed === '' || others.length === 0) return null
  return (
    <p className="warning" role="status">
      {text.placeTaken(others.map(({ brand, fullName }) => `${brand} · ${fullName}`).join(', '))}
    </p>
  )
}

/** `idBag` is the id of the edited bag, which the warning about the place leaves out; undefined for a new bag. */
export const PlaceAndPhotoFields = <V extends BagValues>({ form, idBag }: FieldsProps<V> & { idBag?: string }) => (
  <>
    <TextInput label={text.place} maxLength={bagLimits.place} {...form.getInputProps('place')} />
    <PlaceWarning place={form.values.place} idBag={idBag} />
    <ImageField label={text.photo} {...form.getInputProps('photo')} />
  </>
)

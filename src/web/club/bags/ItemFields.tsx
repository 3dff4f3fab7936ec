import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { bagLimits } from '#contract/club/bags.limits.ts'
import type { BagItem } from '#contract/club/bags.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { bagsText as text } from './bags.text.ts'

export interface ItemValues extends Record<string, unknown> {
  name: string
  description: string
  photo: Photo | null
}

export const blankItem: ItemValues = { name: '', description: '', photo: null }
export const itemValues = ({ name, description, photo }: BagItem): ItemValues => ({ name, description, photo })

export const itemIn = ({ name, description, photo }: ItemValues) => ({ name, description, photoId: photo?.id ?? null })

export const itemLabels = { name: text.itemName, description: text.itemDescription, photo: text.photo }

export const itemChecks = { name: required(bagLimits.itemName) }

export const ItemFields = ({ form }: { form: UseFormReturnType<ItemValues> }) => (
  <>
    <TextInput label={text.itemName} maxLength={bagLimits.itemName} required {...form.getInputProps('name')} />
    <Textarea
      label={text.itemDescription}
      rows={3}
      maxLength={bagLimits.itemDescription}
      {...form.getInputProps('description')}
    />
    <ImageField label={text.photo} {...form.getInputProps('photo')} />
  </>
)

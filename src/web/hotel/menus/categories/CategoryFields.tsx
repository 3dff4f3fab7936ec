import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Category } from '#contract/hotel/menus.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { fourOf, orderNeeded } from '#web/hotel/fields.ts'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { optional, required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { menuText, categoryText as text } from '../menus.text.ts'
import { OrderField } from '../OrderField.tsx'
import { TranslatedTexts } from '../translations/TranslatedTexts.tsx'

export type CategoryValues = LocalizedFields<'name', string> & {
  name: string
  photo: Photo | null
  withImages: boolean
  order: string
}

export const blankCategory = (): CategoryValues => ({
  name: '',
  ...localizedFields('name', () => ''),
  photo: null,
  withImages: menuDefaults.withImages,
  order: '',
})

export const valuesOf = (category: Category): CategoryValues => ({
  name: category.name,
  ...fourOf('name', category),
  photo: category.photo,
  withImages: category.withImages,
  order: String(category.orderCategory),
})

/** Input of the create and update endpoints. */
export const writtenIn = ({ photo, order, ...values }: CategoryValues) => ({
  ...values,
  photoId: photo?.id ?? null,
  orderCategory: Number(order),
})

export const categoryLabels = {
  name: hotelText.name,
  photo: hotelText.image,
  withImages: text.withImages,
  order: hotelText.order,
  ...(Object.fromEntries(
    languages.map((language) => [localizedField('name', language), menuText.nameIn(languageText[language])]),
  ) as LocalizedFields<'name', string>),
}

export const categoryChecks = { name: required(menuLimits.name), order: orderNeeded }
export const newCategoryChecks = { ...categoryChecks, order: optional(orderNeeded) }

export const CategoryFields = ({ form }: { form: UseFormReturnType<CategoryValues> }) => (
  <>
    <TextInput label={hotelText.name} maxLength={menuLimits.name} required {...form.getInputProps('name')} />
    <ImageField label={hotelText.image} {...form.getInputProps('photo')} />
    <Checkbox label={text.withImages} {...form.getInputProps('withImages', { type: 'checkbox' })} />
    <div className="pair wide">
      <OrderField form={form} />
    </div>
    <TranslatedTexts form={form} texts={[{ field: 'name', label: menuText.nameIn, max: menuLimits.name }]} />
  </>
)

import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Category } from '#contract/hotel/menus.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { accountSettingsText } from '#web/hotel/accounts/accountSettings.text.ts'
import { TaxRateField } from '#web/hotel/accounts/TaxRateField.tsx'
import { pickLocalizedFields, validateListPosition } from '#web/hotel/formFields.ts'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { StationField } from '#web/hotel/stations/StationField.tsx'
import { stationsText } from '#web/hotel/stations/stations.text.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { optionalCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { ListPositionField } from '../ListPositionField.tsx'
import { menuText, categoryText as text } from '../menus.text.ts'
import { TranslationFields } from '../translations/TranslationFields.tsx'

export type CategoryValues = LocalizedFields<'name', string> & {
  name: string
  photo: Photo | null
  withImages: boolean
  /** Station id; empty for none. */
  station: string
  /** Id of a tax rate; empty for the venue's first rate. */
  taxRate: string
  order: string
}

export const emptyCategory = (): CategoryValues => ({
  name: '',
  ...localizedFields('name', () => ''),
  photo: null,
  withImages: menuDefaults.withImages,
  station: '',
  taxRate: '',
  order: '',
})

export const toFormValues = (category: Category): CategoryValues => ({
  name: category.name,
  ...pickLocalizedFields('name', category),
  photo: category.photo,
  withImages: category.withImages,
  station: category.stationId ?? '',
  taxRate: category.taxRateId ?? '',
  order: String(category.orderCategory),
})

/** Input of the create and update endpoints. */
export const toInput = ({ photo, station, taxRate, order, ...values }: CategoryValues) => ({
  ...values,
  photoId: photo?.id ?? null,
  stationId: station || null,
  taxRateId: taxRate || null,
  orderCategory: Number(order),
})

export const categoryLabels = {
  name: hotelText.name,
  photo: hotelText.image,
  withImages: text.withImages,
  station: stationsText.station,
  taxRate: accountSettingsText.taxRate,
  order: hotelText.order,
  ...(Object.fromEntries(
    languages.map((language) => [localizedField('name', language), menuText.nameIn(languageText[language])]),
  ) as LocalizedFields<'name', string>),
}

export const categoryChecks = { name: requiredCheck(menuLimits.name), order: validateListPosition }
export const newCategoryChecks = { ...categoryChecks, order: optionalCheck(validateListPosition) }

export const CategoryFields = ({ form }: { form: UseFormReturnType<CategoryValues> }) => (
  <>
    <TextInput label={hotelText.name} maxLength={menuLimits.name} required {...form.getInputProps('name')} />
    <ImageField label={hotelText.image} {...form.getInputProps('photo')} />
    <Checkbox label={text.withImages} {...form.getInputProps('withImages', { type: 'checkbox' })} />
    <div className="pair wide">
      <StationField
        none={stationsText.none}
        value={form.values.station}
        onChange={(station) => form.setFieldValue('station', station)}
      />
      <TaxRateField value={form.values.taxRate} onChange={(rate) => form.setFieldValue('taxRate', rate)} />
      <ListPositionField form={form} />
    </div>
    <TranslationFields form={form} texts={[{ field: 'name', label: menuText.nameIn, max: menuLimits.name }]} />
  </>
)

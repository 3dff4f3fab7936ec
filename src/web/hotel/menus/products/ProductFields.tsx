import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { CategoryInList } from '#contract/hotel/menus.ts'
import { accountSettingsText } from '#web/hotel/accounts/accountSettings.text.ts'
import { TaxRateField } from '#web/hotel/accounts/TaxRateField.tsx'
import shared from '#web/hotel/hotel.module.css'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { StationField } from '#web/hotel/stations/StationField.tsx'
import { stationsText } from '#web/hotel/stations/stations.text.ts'
import { CountedText, CountedTextarea } from '#web/kernel/ui/forms/CountedText.tsx'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { ListPositionField } from '../ListPositionField.tsx'
import { menuText, productText as text } from '../menus.text.ts'
import { singleLineHandler } from '../singleLineHandler.ts'
import { TranslationFields } from '../translations/TranslationFields.tsx'
import { ContentFields } from './ContentFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import type { ProductForm } from './productValues.ts'

interface ProductFieldsProps {
  form: ProductForm
  /** Categories to which the product can be moved; empty for a new product. */
  categories?: readonly CategoryInList[]
}

const { productName, productDescription } = menuLimits

interface CategoryFieldProps {
  form: ProductForm
  categories: readonly CategoryInList[]
}

/** Moves the product to another category: the position becomes the end of that list, or the original one when moved back. */
const CategoryField = ({ form, categories }: CategoryFieldProps) => {
  const { categoryId: initialCategoryId, order } = form.getInitialValues()
  const moveTo = (categoryId: string) => {
    const target = categories.find(({ id }) => id === categoryId)
    form.setFieldValue('categoryId', categoryId)
    form.setFieldValue('order', categoryId === initialCategoryId ? order : String((target?.products ?? 0) + 1))
  }
  return (
    <NativeSelect
      label={text.category}
      data={categories.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.getInputProps('categoryId')}
      onChange={({ currentTarget }) => moveTo(currentTarget.value)}
    />
  )
}

export function ProductFields({ form, categories = [] }: ProductFieldsProps) {
  const currency = useVenue()?.currency ?? ''
  const isEdit = categories.length > 0
  const hadImage = form.getInitialValues().photo !== null
  return (
    <>
      <CountedText label={hotelText.name} max={productName} required {...form.getInputProps('name')} />
      <CountedTextarea
        label={text.description}
        max={productDescription}
        rows={3}
        {...form.getInputProps('description')}
        onChange={singleLineHandler((description) => form.setFieldValue('description', description))}
      />
      <div className="pair wide">
        <TextInput
          label={text.price(currency)}
          description={text.priceHint}
          inputMode="decimal"
          maxLength={20}
          {...form.getInputProps('price')}
        />
        <ListPositionField form={form} />
        <TextInput
          label={text.nameOfBuys}
          description={text.nameOfBuysHint}
          inputMode="numeric"
          maxLength={7}
          required
          {...form.getInputProps('nameOfBuys')}
        />
        <StationField
          none={stationsText.ofCategory}
          value={form.values.station}
          onChange={(station) => form.setFieldValue('station', station)}
        />
        <TaxRateField
          none={accountSettingsText.rateOfCategory}
          value={form.values.taxRate}
          onChange={(rate) => form.setFieldValue('taxRate', rate)}
        />
        {categories.length > 1 && <CategoryField form={form} categories={categories} />}
      </div>
      <fieldset className={shared.checks} aria-label={text.marks}>
        <Checkbox label={text.glutenFree} {...form.getInputProps('glutenFree', { type: 'checkbox' })} />
        <Checkbox label={text.vegetarian} {...form.getInputProps('vegetarian', { type: 'checkbox' })} />
        <Checkbox label={text.vegan} {...form.getInputProps('vegan', { type: 'checkbox' })} />
        <Checkbox label={text.favourite} {...form.getInputProps('favourite', { type: 'checkbox' })} />
      </fieldset>
      <ContentFields form={form} />
      {isEdit && !hadImage && <p className="muted">{text.noImage}</p>}
      <ImageField label={hotelText.image} required={isEdit && hadImage} {...form.getInputProps('photo')} />
      <TranslationFields
        form={form}
        texts={[
          { field: 'name', label: menuText.nameIn, max: productName },
          { field: 'description', label: text.descriptionIn, max: productDescription, long: true },
        ]}
      />
      <OptionFields form={form} />
    </>
  )
}

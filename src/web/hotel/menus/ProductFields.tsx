import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { fieldIn, type Language } from '#contract/kernel/languages.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { CountedProse, CountedText } from '#web/kernel/ui/CountedText.tsx'
import { ImageField } from '#web/kernel/ui/ImageField.tsx'
import { LanguageTabs } from '#web/kernel/ui/LanguageTabs.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import shared from '../hotel.module.css'
import { hotelText } from '../hotel.text.ts'
import { menusText, menuText, productText as text } from './menus.text.ts'
import { OptionFields } from './OptionFields.tsx'
import { oneLine } from './oneLine.ts'
import type { ProductForm } from './productValues.ts'

interface ProductFieldsProps {
  form: ProductForm
  onBusy: (busy: boolean) => void
}

const { productName, productDescription } = menuLimits

export function ProductFields({ form, onBusy }: ProductFieldsProps) {
  const currency = useVenue()?.currency ?? ''
  const { values } = form
  const isMissing = (language: Language) =>
    values[fieldIn('name', language)] === '' ||
    (values.description !== '' && values[fieldIn('description', language)] === '')
  return (
    <>
      <CountedText label={hotelText.name} max={productName} required {...form.getInputProps('name')} />
      <CountedProse
        label={text.description}
        max={productDescription}
        rows={3}
        {...form.getInputProps('description')}
        onChange={oneLine((description) => form.setFieldValue('description', description))}
      />
      <div className={shared.pair}>
        <TextInput
          label={text.price(currency)}
          description={text.priceHint}
          inputMode="decimal"
          maxLength={20}
          {...form.getInputProps('price')}
        />
        <TextInput
          label={hotelText.order}
          description={text.orderHint}
          inputMode="numeric"
          maxLength={4}
          {...form.getInputProps('order')}
        />
      </div>
      <fieldset className={shared.checks} aria-label={text.marks}>
        <Checkbox label={text.glutenFree} {...form.getInputProps('glutenFree', { type: 'checkbox' })} />
        <Checkbox label={text.vegetarian} {...form.getInputProps('vegetarian', { type: 'checkbox' })} />
        <Checkbox label={text.favourite} {...form.getInputProps('favourite', { type: 'checkbox' })} />
      </fieldset>
      <ImageField
        label={hotelText.image}
        value={values.photo}
        invalid={form.errors.photo}
        onChange={(photo) => form.setFieldValue('photo', photo)}
        onBusy={onBusy}
      />
      <section className={shared.section}>
        <h2>{menusText.translations}</h2>
        <p className={shared.hint}>{menusText.translationsHint}</p>
        <LanguageTabs isMissing={isMissing}>
          {(language) => (
            <>
              <CountedText
                label={menuText.nameIn(languageText[language])}
                max={productName}
                {...form.getInputProps(fieldIn('name', language))}
              />
              <CountedProse
                label={text.descriptionIn(languageText[language])}
                max={productDescription}
                rows={3}
                {...form.getInputProps(fieldIn('description', language))}
                onChange={oneLine((description) => form.setFieldValue(fieldIn('description', language), description))}
              />
            </>
          )}
        </LanguageTabs>
      </section>
      <OptionFields form={form} />
    </>
  )
}

import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { currencies } from '#contract/kernel/currencies.limits.ts'
import {
  countFields,
  listingConditions,
  listingLimits,
  listingOperations,
  listingTypes,
} from '#contract/properties/listings.limits.ts'
import { CountedProse } from '#web/kernel/ui/forms/CountedText.tsx'
import { Section } from '#web/kernel/ui/layout/Section.tsx'
import type { Uploads } from '#web/kernel/uploads/uploads.ts'
import { conditionText, countedLabel, operationText, typeText } from '../properties.text.ts'
import { listingsText as text } from './listings.text.ts'
import type { ListingValues } from './listingValues.ts'
import { PhotosField } from './PhotosField.tsx'

interface ListingFieldsProps {
  form: UseFormReturnType<ListingValues>
  uploads: Uploads
}

const optionsOf = <K extends string>(keys: readonly K[], words: Record<K, string>) => [
  { value: '', label: text.choose, disabled: true },
  ...keys.map((value) => ({ value, label: words[value] })),
]

export function ListingFields({ form, uploads }: ListingFieldsProps) {
  const field = form.getInputProps
  return (
    <>
      <Section title={text.sections.offer}>
        <div className="three gap-16">
          <NativeSelect
            label={text.operation}
            data={optionsOf(listingOperations, operationText)}
            required
            {...field('operation')}
          />
          <NativeSelect label={text.type} data={optionsOf(listingTypes, typeText)} required {...field('type')} />
          <NativeSelect
            label={text.condition}
            data={optionsOf(listingConditions, conditionText)}
            required
            {...field('condition')}
          />
        </div>
        <div className="three gap-16">
          <TextInput label={text.price} inputMode="numeric" maxLength={16} required {...field('price')} />
          <NativeSelect label={text.currency} data={[...currencies]} required {...field('currency')} />
          <TextInput label={text.date} type="date" required {...field('date')} />
        </div>
        <TextInput
          label={text.label}
          description={text.labelHint}
          maxLength={listingLimits.label}
          {...field('label')}
        />
      </Section>
      <Section title={text.sections.place}>
        <div className="pair gap-16">
          <TextInput label={text.direction} maxLength={listingLimits.direction} required {...field('direction')} />
          <TextInput label={text.city} maxLength={listingLimits.city} required {...field('city')} />
        </div>
      </Section>
      <Section title={text.sections.size} hint={text.sections.sizeHint}>
        <div className="pair gap-16">
          <TextInput label={text.mtTotales} inputMode="numeric" maxLength={12} required {...field('mtTotales')} />
          <TextInput label={text.mtCubiertos} inputMode="numeric" maxLength={12} {...field('mtCubiertos')} />
        </div>
        <div className="grid small gap-16">
          {countFields.map((name) => (
            <TextInput key={name} label={countedLabel(name)} inputMode="numeric" maxLength={3} {...field(name)} />
          ))}
        </div>
      </Section>
      <Section title={text.sections.photos}>
        <PhotosField form={form} uploads={uploads} />
      </Section>
      <Section title={text.sections.more}>
        <CountedProse
          label={text.description}
          autosize
          minRows={4}
          maxRows={14}
          max={listingLimits.description}
          {...field('description')}
        />
        <div className="pair gap-16">
          <TextInput
            label={text.video}
            description={text.videoHint}
            type="url"
            maxLength={listingLimits.address}
            {...field('youtubeUrl')}
          />
          <TextInput
            label={text.tour}
            description={text.tourHint}
            type="url"
            maxLength={listingLimits.address}
            {...field('url360')}
          />
        </div>
        <TextInput
          label={text.order}
          description={text.orderHint}
          className="narrow"
          inputMode="numeric"
          maxLength={4}
          {...field('order')}
        />
      </Section>
    </>
  )
}

import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { currencies } from '#contract/kernel/currencies.limits.ts'
import { listingAmenities, listingStaffLimits } from '#contract/properties/listingStaff.limits.ts'
import {
  countFields,
  listingConditions,
  listingLimits,
  listingOperations,
  listingTypes,
} from '#contract/properties/listings.limits.ts'
import { CountedTextarea } from '#web/kernel/ui/forms/CountedText.tsx'
import { WithPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { Section } from '#web/kernel/ui/layout/Section.tsx'
import type { Uploads } from '#web/kernel/uploads/uploads.ts'
import { amenityText, conditionText } from '../details.text.ts'
import { countFieldLabel, operationText, typeText } from '../properties.text.ts'
import { StaffSelect } from '../StaffSelect.tsx'
import { ListingPreview } from './ListingPreview.tsx'
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
    <WithPreview preview={<ListingPreview values={form.values} />}>
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
        <TextInput label={text.direction} maxLength={listingLimits.direction} required {...field('direction')} />
        <div className="pair gap-16">
          <TextInput
            label={text.neighbourhood}
            maxLength={listingStaffLimits.neighbourhood}
            {...field('neighbourhood')}
          />
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
            <TextInput key={name} label={countFieldLabel(name)} inputMode="numeric" maxLength={3} {...field(name)} />
          ))}
        </div>
      </Section>
      <CostFields form={form} />
      <Section title={text.sections.photos}>
        <PhotosField form={form} uploads={uploads} />
      </Section>
      <Section title={text.sections.more}>
        <CountedTextarea
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
      <ContactFields form={form} />
    </WithPreview>
  )
}

/** Monthly costs, year of construction and amenities. */
function CostFields({ form }: Pick<ListingFieldsProps, 'form'>) {
  const field = form.getInputProps
  return (
    <Section title={text.sections.costs} hint={text.sections.sizeHint}>
      <div className="three gap-16">
        <TextInput label={text.expensas} inputMode="numeric" maxLength={16} {...field('expensas')} />
        <NativeSelect label={text.expensasCurrency} data={[...currencies]} {...field('expensasCurrency')} />
        <TextInput
          label={text.yearBuilt}
          description={text.yearHint}
          inputMode="numeric"
          maxLength={4}
          {...field('yearBuilt')}
        />
      </div>
      <Checkbox.Group label={text.amenities} {...field('amenities')}>
        <div className="grid small gap-8 above">
          {listingAmenities.map((amenity) => (
            <Checkbox key={amenity} value={amenity} label={amenityText[amenity]} />
          ))}
        </div>
      </Checkbox.Group>
    </Section>
  )
}

/** Owner and agent, whom only staff see. */
function ContactFields({ form }: Pick<ListingFieldsProps, 'form'>) {
  const field = form.getInputProps
  return (
    <Section title={text.sections.private} hint={text.sections.privateHint}>
      <div className="pair gap-16">
        <TextInput
          label={text.ownerName}
          maxLength={listingStaffLimits.ownerName}
          autoComplete="off"
          {...field('ownerName')}
        />
        <TextInput
          label={text.ownerPhone}
          type="tel"
          maxLength={listingStaffLimits.ownerPhone}
          autoComplete="off"
          {...field('ownerPhone')}
        />
        <TextInput label={text.ownerMail} type="email" maxLength={254} autoComplete="off" {...field('ownerMail')} />
        <StaffSelect label={text.agent} {...field('agentId')} />
      </div>
      <Textarea
        label={text.ownerNotes}
        description={text.ownerNotesHint}
        autosize
        minRows={2}
        maxLength={listingStaffLimits.ownerNotes}
        {...field('ownerNotes')}
      />
    </Section>
  )
}

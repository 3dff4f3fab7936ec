import { NativeSelect, TextInput } from '@mantine/core'
import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Menu, Opening } from '#contract/hotel/menus.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { optionalCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { pickLocalizedFields, validateImage, validateListPosition } from '../formFields.ts'
import { hotelText } from '../hotel.text.ts'
import { ListPositionField } from './ListPositionField.tsx'
import { menuText as text } from './menus.text.ts'
import { OpeningTimesField } from './OpeningTimesField.tsx'
import { TranslationFields } from './translations/TranslationFields.tsx'

type LocalizedTexts = LocalizedFields<'name' | 'hours' | 'aclaration', string>

export type MenuValues = LocalizedTexts & {
  name: string
  hours: string
  photo: Photo | null
  openings: Opening[]
  /** Outlet id; empty shows the menu at every outlet. */
  outlet: string
  order: string
}

const emptyText = () => ''

export const emptyMenu = (): MenuValues => ({
  name: '',
  ...localizedFields('name', emptyText),
  ...localizedFields('aclaration', emptyText),
  hours: '',
  ...localizedFields('hours', emptyText),
  photo: null,
  openings: [],
  outlet: '',
  order: '',
})

export const toFormValues = (menu: Menu): MenuValues => ({
  name: menu.name,
  ...pickLocalizedFields('name', menu),
  ...pickLocalizedFields('aclaration', menu),
  hours: menu.hours,
  ...pickLocalizedFields('hours', menu),
  photo: menu.photo,
  openings: menu.openings,
  outlet: menu.outletId ?? '',
  order: String(menu.orderMenu),
})

/** Input of the create and update endpoints; the form has already checked that a photo is set. */
export const toInput = ({ photo, outlet, order, ...values }: MenuValues) => ({
  ...values,
  photoId: photo?.id ?? '',
  outletId: outlet || null,
  orderMenu: Number(order),
})

export const menuLabels = {
  name: hotelText.name,
  hours: hotelText.hours,
  photo: hotelText.image,
  openings: text.openings,
  outlet: text.outlet,
  order: hotelText.order,
  ...(Object.fromEntries(
    Object.entries(languageText).flatMap(([language, name]) => [
      [localizedField('name', language as keyof typeof languageText), text.nameIn(name)],
      [localizedField('hours', language as keyof typeof languageText), text.hoursIn(name)],
      [localizedField('aclaration', language as keyof typeof languageText), text.aclarationIn(name)],
    ]),
  ) as LocalizedTexts),
}

export const menuChecks: FormValidateInput<MenuValues> = {
  name: requiredCheck(menuLimits.name),
  hours: requiredCheck(menuLimits.hours),
  photo: validateImage,
  order: validateListPosition,
  openings: (openings: Opening[]) => (openings.every(({ from, to }) => from && to) ? null : text.openingWrong),
}

export const newMenuChecks: FormValidateInput<MenuValues> = {
  ...menuChecks,
  order: optionalCheck(validateListPosition),
}

/** With opening times, the hours in other languages are generated unless somebody has translated them. */
const isHoursTranslated = (values: MenuValues) =>
  values.openings.length === 0 || languages.some((language) => values[localizedField('hours', language)] !== '')

export function MenuFields({ form }: { form: UseFormReturnType<MenuValues> }) {
  const outletsEnabled = useVenue()?.outletsEnabled ?? false
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const { values } = form
  return (
    <>
      <TextInput label={hotelText.name} maxLength={menuLimits.name} required {...form.getInputProps('name')} />
      <TextInput
        label={hotelText.hours}
        description={text.hoursHint}
        maxLength={menuLimits.hours}
        required
        {...form.getInputProps('hours')}
      />
      <ImageField label={hotelText.image} required {...form.getInputProps('photo')} />
      <div className="pair wide">
        {(outletsEnabled || values.outlet !== '') && (
          <NativeSelect
            label={text.outlet}
            data={[
              { value: '', label: text.everyOutlet },
              ...outlets.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps('outlet')}
          />
        )}
        <ListPositionField form={form} />
      </div>
      <TranslationFields
        form={form}
        texts={[
          { field: 'name', label: text.nameIn, max: menuLimits.name },
          ...(isHoursTranslated(values) ? [{ field: 'hours', label: text.hoursIn, max: menuLimits.hours }] : []),
          { field: 'aclaration', label: text.aclarationIn, max: menuLimits.aclaration, long: true },
        ]}
      />
      <OpeningTimesField
        value={values.openings}
        error={form.errors.openings}
        onChange={(openings) => form.setFieldValue('openings', openings)}
      />
    </>
  )
}

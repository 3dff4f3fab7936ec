import { NativeSelect, TextInput } from '@mantine/core'
import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Menu, Opening } from '#contract/hotel/menus.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { optional, required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { fourOf, imageNeeded, orderNeeded } from '../fields.ts'
import { hotelText } from '../hotel.text.ts'
import { menuText as text } from './menus.text.ts'
import { Openings } from './Openings.tsx'
import { OrderField } from './OrderField.tsx'
import { TranslatedTexts } from './translations/TranslatedTexts.tsx'

type LocalizedTexts = LocalizedFields<'name', string> & LocalizedFields<'aclaration', string>

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

export const blankMenu = (): MenuValues => ({
  name: '',
  ...localizedFields('name', emptyText),
  ...localizedFields('aclaration', emptyText),
  hours: '',
  photo: null,
  openings: [],
  outlet: '',
  order: '',
})

export const valuesOf = (menu: Menu): MenuValues => ({
  name: menu.name,
  ...fourOf('name', menu),
  ...fourOf('aclaration', menu),
  hours: menu.hours,
  photo: menu.photo,
  openings: menu.openings,
  outlet: menu.outletId ?? '',
  order: String(menu.orderMenu),
})

/** Input of the create and update endpoints; the form has already checked that a photo is set. */
export const writtenIn = ({ photo, outlet, order, ...values }: MenuValues) => ({
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
      [localizedField('aclaration', language as keyof typeof languageText), text.aclarationIn(name)],
    ]),
  ) as LocalizedTexts),
}

export const menuChecks: FormValidateInput<MenuValues> = {
  name: required(menuLimits.name),
  hours: required(menuLimits.hours),
  photo: imageNeeded,
  order: orderNeeded,
  openings: (openings: Opening[]) => (openings.every(({ from, to }) => from && to) ? null : text.openingWrong),
}

export const newMenuChecks: FormValidateInput<MenuValues> = { ...menuChecks, order: optional(orderNeeded) }

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
        <OrderField form={form} />
      </div>
      <TranslatedTexts
        form={form}
        texts={[
          { field: 'name', label: text.nameIn, max: menuLimits.name },
          { field: 'aclaration', label: text.aclarationIn, max: menuLimits.aclaration, long: true },
        ]}
      />
      <Openings
        value={values.openings}
        error={form.errors.openings}
        onChange={(openings) => form.setFieldValue('openings', openings)}
      />
    </>
  )
}

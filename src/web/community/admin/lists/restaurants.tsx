import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { RestaurantForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import {
  DirectoryEntryCreateScreen,
  DirectoryEntryEditScreen,
  type DirectoryEntryFormConfig,
} from './DirectoryEntryForms.tsx'
import { DirectoryEntryImage } from './DirectoryEntryImage.tsx'
import { DirectoryEntryRow } from './DirectoryEntryRow.tsx'
import { DirectoryListScreen } from './DirectoryListScreen.tsx'
import { listText, restaurantsText as text } from './lists.text.ts'

const { all, one, create, update, reorder, setHidden, remove } = api.community.restaurants

export const RestaurantsScreen = () => (
  <DirectoryListScreen
    text={text}
    create={to('restaurantAdminCreate')}
    read={useRead(all)}
    nameOf={({ name }) => name}
    reorder={reorder}
    row={(restaurant, isAdmin) => (
      <DirectoryEntryRow
        key={restaurant.id}
        entry={restaurant}
        name={restaurant.name}
        image={<DirectoryEntryImage photo={restaurant.photo} />}
        edit={to('restaurantAdminEdit', { idDining: restaurant.id })}
        said={text.deleted}
        {...{ isAdmin, setHidden, remove }}
      />
    )}
  />
)

interface RestaurantWords {
  name: string
  hours: string
  phone: string
  menuLink: string
}
interface RestaurantValues extends RestaurantWords, Record<string, unknown> {
  photo: Photo | null
}

const kind: DirectoryEntryFormConfig<
  RestaurantForStaff,
  RestaurantValues,
  RestaurantWords & { photoId: string | null }
> = {
  text,
  list: to('restaurantsAdmin'),
  blank: { name: '', hours: '', phone: '', menuLink: '', photo: null },
  valuesOf: ({ name, hours, phone, menuLink, photo }) => ({ name, hours, phone, menuLink, photo }),
  writtenIn: ({ name, hours, phone, menuLink, photo }) => ({
    name,
    hours,
    phone,
    menuLink,
    photoId: photo?.id ?? null,
  }),
  labels: {
    name: listText.name,
    hours: text.hours,
    phone: text.phone,
    menuLink: text.menuLink,
    photo: listText.photo,
  },
  checks: { name: requiredCheck(limits.name), phone: (value) => (value ? phoneCheck(limits.phone)(value) : null) },
  invalid: { menuLink: text.menuLinkWrong },
  fields: (form) => (
    <>
      <TextInput label={listText.name} maxLength={limits.name} required {...form.getInputProps('name')} />
      <TextInput
        label={text.hours}
        description={text.hoursHint}
        maxLength={limits.hours}
        {...form.getInputProps('hours')}
      />
      <TextInput label={text.phone} type="tel" maxLength={limits.phone} {...form.getInputProps('phone')} />
      <TextInput label={text.menuLink} description={text.menuLinkHint} {...form.getInputProps('menuLink')} />
      <ImageField label={listText.photo} {...form.getInputProps('photo')} />
    </>
  ),
  ...{ one, create, update },
}

export const RestaurantCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const RestaurantEditScreen = () => <DirectoryEntryEditScreen kind={kind} param="idDining" />

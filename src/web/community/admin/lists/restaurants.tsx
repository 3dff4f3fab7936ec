import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { RestaurantForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
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

interface RestaurantValues extends Record<string, unknown> {
  name: string
  photo: Photo | null
}

const kind: DirectoryEntryFormConfig<RestaurantForStaff, RestaurantValues, { name: string; photoId: string | null }> = {
  text,
  list: to('restaurantsAdmin'),
  blank: { name: '', photo: null },
  valuesOf: ({ name, photo }) => ({ name, photo }),
  writtenIn: ({ name, photo }) => ({ name, photoId: photo?.id ?? null }),
  labels: { name: listText.name, photo: listText.photo },
  checks: { name: requiredCheck(limits.name) },
  fields: (form) => (
    <>
      <TextInput label={listText.name} maxLength={limits.name} required {...form.getInputProps('name')} />
      <ImageField label={listText.photo} {...form.getInputProps('photo')} />
    </>
  ),
  ...{ one, create, update },
}

export const RestaurantCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const RestaurantEditScreen = () => <DirectoryEntryEditScreen kind={kind} param="idDining" />

import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { RestaurantForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { EntryCreateScreen, EntryEditScreen, type EntryKind } from './EntryForms.tsx'
import { EntryImage } from './EntryImage.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ListScreen } from './ListScreen.tsx'
import { listText, restaurantsText as text } from './lists.text.ts'

const { all, one, create, update, reorder, setHidden, remove } = api.community.restaurants

export const RestaurantsScreen = () => (
  <ListScreen
    text={text}
    create={to('restaurantAdminCreate')}
    read={useRead(all)}
    nameOf={({ name }) => name}
    reorder={reorder}
    row={(restaurant, isAdmin) => (
      <EntryRow
        key={restaurant.id}
        entry={restaurant}
        name={restaurant.name}
        image={<EntryImage photo={restaurant.photo} />}
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

const kind: EntryKind<RestaurantForStaff, RestaurantValues, { name: string; photoId: string | null }> = {
  text,
  list: to('restaurantsAdmin'),
  blank: { name: '', photo: null },
  valuesOf: ({ name, photo }) => ({ name, photo }),
  writtenIn: ({ name, photo }) => ({ name, photoId: photo?.id ?? null }),
  labels: { name: listText.name, photo: listText.photo },
  checks: { name: required(limits.name) },
  fields: (form) => (
    <>
      <TextInput label={listText.name} maxLength={limits.name} required {...form.getInputProps('name')} />
      <ImageField label={listText.photo} {...form.getInputProps('photo')} />
    </>
  ),
  ...{ one, create, update },
}

export const RestaurantCreateScreen = () => <EntryCreateScreen kind={kind} />
export const RestaurantEditScreen = () => <EntryEditScreen kind={kind} param="idDining" />

import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { CommunityMapForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { EntryCreateScreen, EntryEditScreen, type EntryKind } from './EntryForms.tsx'
import { EntryImage } from './EntryImage.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ListScreen } from './ListScreen.tsx'
import { listText, mapsText as text } from './lists.text.ts'

const { all, one, create, update, reorder, setHidden, remove } = api.community.maps

export const MapsScreen = () => (
  <ListScreen
    text={text}
    create={to('mapAdminCreate')}
    read={useRead(all)}
    nameOf={({ title }) => title}
    reorder={reorder}
    row={(map, isAdmin) => (
      <EntryRow
        key={map.id}
        entry={map}
        name={map.title}
        image={<EntryImage photo={map.photo} />}
        edit={to('mapAdminEdit', { idMap: map.id })}
        said={text.deleted}
        {...{ isAdmin, setHidden, remove }}
      />
    )}
  />
)

interface MapValues extends Record<string, unknown> {
  title: string
  photo: Photo | null
}

const kind: EntryKind<CommunityMapForStaff, MapValues, { title: string; photoId: string }> = {
  text,
  list: to('mapsAdmin'),
  blank: { title: '', photo: null },
  valuesOf: ({ title, photo }) => ({ title, photo }),
  // The form's validation requires a photo, so the empty id is never sent.
  writtenIn: ({ title, photo }) => ({ title, photoId: photo?.id ?? '' }),
  labels: { title: listText.title, photo: listText.photo },
  checks: { title: required(limits.name), photo: (photo: Photo | null) => (photo ? null : listText.photoMissing) },
  fields: (form) => (
    <>
      <TextInput label={listText.title} maxLength={limits.name} required {...form.getInputProps('title')} />
      <ImageField label={listText.photo} {...form.getInputProps('photo')} />
    </>
  ),
  ...{ one, create, update },
}

export const MapCreateScreen = () => <EntryCreateScreen kind={kind} />
export const MapEditScreen = () => <EntryEditScreen kind={kind} param="idMap" />

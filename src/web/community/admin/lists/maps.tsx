import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { CommunityMapForStaff } from '#contract/community/directory.staff.ts'
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
import { listText, mapsText as text } from './lists.text.ts'

const { all, one, create, update, reorder, setHidden, remove } = api.community.maps

export const MapsScreen = () => (
  <DirectoryListScreen
    text={text}
    create={to('mapAdminCreate')}
    read={useRead(all)}
    nameOf={({ title }) => title}
    reorder={reorder}
    row={(map, isAdmin) => (
      <DirectoryEntryRow
        key={map.id}
        entry={map}
        name={map.title}
        image={<DirectoryEntryImage photo={map.photo} />}
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

const kind: DirectoryEntryFormConfig<CommunityMapForStaff, MapValues, { title: string; photoId: string }> = {
  text,
  list: to('mapsAdmin'),
  blank: { title: '', photo: null },
  valuesOf: ({ title, photo }) => ({ title, photo }),
  // The form's validation requires a photo, so the empty id is never sent.
  writtenIn: ({ title, photo }) => ({ title, photoId: photo?.id ?? '' }),
  labels: { title: listText.title, photo: listText.photo },
  checks: { title: requiredCheck(limits.name), photo: (photo: Photo | null) => (photo ? null : listText.photoMissing) },
  fields: (form) => (
    <>
      <TextInput label={listText.title} maxLength={limits.name} required {...form.getInputProps('title')} />
      <ImageField label={listText.photo} {...form.getInputProps('photo')} />
    </>
  ),
  ...{ one, create, update },
}

export const MapCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const MapEditScreen = () => <DirectoryEntryEditScreen kind={kind} param="idMap" />

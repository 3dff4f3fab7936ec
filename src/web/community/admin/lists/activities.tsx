import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { activityLimits as limits } from '#contract/community/activities.limits.ts'
import type { ActivityForStaff } from '#contract/community/activities.staff.ts'
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
import { listText, activitiesText as text } from './lists.text.ts'
import { SlotsPanel } from './SlotsPanel.tsx'

const { all, one, create, update, reorder, setHidden, remove } = api.community.activities

export const ActivitiesScreen = () => (
  <DirectoryListScreen
    text={text}
    create={to('activityAdminCreate')}
    read={useRead(all)}
    nameOf={({ name }) => name}
    reorder={reorder}
    row={({ slots, ...activity }, isAdmin) => (
      <DirectoryEntryRow
        key={activity.id}
        entry={activity}
        name={activity.name}
        image={<DirectoryEntryImage photo={activity.photo} />}
        detail={[activity.hours, slots.length > 0 ? text.bookable(slots.length) : text.notBookable]
          .filter(Boolean)
          .join(' · ')}
        edit={to('activityAdminEdit', { idActivity: activity.id })}
        said={text.deleted}
        {...{ isAdmin, setHidden, remove }}
      />
    )}
  />
)

interface ActivityValues extends Record<string, unknown> {
  name: string
  hours: string
  photo: Photo | null
}

const kind: DirectoryEntryFormConfig<
  ActivityForStaff,
  ActivityValues,
  { name: string; hours: string; photoId: string | null }
> = {
  text,
  list: to('activitiesAdmin'),
  made: (id) => to('activityAdminEdit', { idActivity: id }),
  blank: { name: '', hours: '', photo: null },
  valuesOf: ({ name, hours, photo }) => ({ name, hours, photo }),
  writtenIn: ({ name, hours, photo }) => ({ name, hours, photoId: photo?.id ?? null }),
  labels: { name: listText.name, hours: text.hours, photo: listText.photo },
  checks: { name: requiredCheck(limits.name) },
  fields: (form) => (
    <>
      <TextInput label={listText.name} maxLength={limits.name} required {...form.getInputProps('name')} />
      <TextInput
        label={text.hours}
        description={text.hoursHint}
        maxLength={limits.hours}
        {...form.getInputProps('hours')}
      />
      <ImageField label={listText.photo} {...form.getInputProps('photo')} />
    </>
  ),
  ...{ one, create, update },
}

export const ActivityCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const ActivityEditScreen = () => (
  <DirectoryEntryEditScreen kind={kind} param="idActivity">
    {(activity) => <SlotsPanel activity={activity} />}
  </DirectoryEntryEditScreen>
)

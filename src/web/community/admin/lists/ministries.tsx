import IconHeartHandshake from 'icon:heart-handshake'
import IconPlayerPlay from 'icon:player-play'
import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { MinistryForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import {
  DirectoryEntryCreateScreen,
  DirectoryEntryEditScreen,
  type DirectoryEntryFormConfig,
} from './DirectoryEntryForms.tsx'
import { DirectoryEntryRow } from './DirectoryEntryRow.tsx'
import { DirectoryListScreen } from './DirectoryListScreen.tsx'
import { IconTile } from './IconTile.tsx'
import { listText, ministriesText as text } from './lists.text.ts'

const { all, one, create, update, reorder, setHidden, remove } = api.community.ministries

export const MinistriesScreen = () => (
  <DirectoryListScreen
    text={text}
    create={to('ministryAdminCreate')}
    read={useRead(all)}
    nameOf={({ title }) => title}
    reorder={reorder}
    row={(ministry, isAdmin) => (
      <DirectoryEntryRow
        key={ministry.id}
        entry={ministry}
        name={ministry.title}
        image={<IconTile icon={ministry.youtube ? IconPlayerPlay : IconHeartHandshake} />}
        detail={ministry.youtube && text.withVideo}
        edit={to('ministryAdminEdit', { idMinistry: ministry.id })}
        said={text.deleted}
        {...{ isAdmin, setHidden, remove }}
      />
    )}
  />
)

interface MinistryValues extends Record<string, unknown> {
  title: string
  youtube: string
}

const kind: DirectoryEntryFormConfig<MinistryForStaff, MinistryValues, { title: string; youtube: string | null }> = {
  text,
  list: to('ministriesAdmin'),
  blank: { title: '', youtube: '' },
  valuesOf: ({ title, youtube }) => ({ title, youtube: youtube ?? '' }),
  writtenIn: ({ title, youtube }) => ({ title, youtube: youtube.trim() || null }),
  labels: { title: listText.title, youtube: text.video },
  checks: { title: requiredCheck(limits.name) },
  invalid: { youtube: text.videoWrong },
  fields: (form) => (
    <>
      <TextInput label={listText.title} maxLength={limits.name} required {...form.getInputProps('title')} />
      <TextInput
        label={text.video}
        description={text.videoHint}
        type="url"
        maxLength={500}
        {...form.getInputProps('youtube')}
      />
    </>
  ),
  ...{ one, create, update },
}

export const MinistryCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const MinistryEditScreen = () => <DirectoryEntryEditScreen kind={kind} param="idMinistry" />

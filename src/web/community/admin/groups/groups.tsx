import IconUsersGroup from 'icon:users-group'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { groupLimits as limits } from '#contract/community/groups.limits.ts'
import type { GroupForStaff } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { groupsText, ledGroupText } from '../../groups/groups.text.ts'
import { absencesText } from '../absences/absences.text.ts'
import {
  DirectoryEntryCreateScreen,
  DirectoryEntryEditScreen,
  type DirectoryEntryFormConfig,
} from '../lists/DirectoryEntryForms.tsx'
import { DirectoryEntryRow } from '../lists/DirectoryEntryRow.tsx'
import { DirectoryListScreen } from '../lists/DirectoryListScreen.tsx'
import { IconTile } from '../lists/IconTile.tsx'
import { activitiesText, listText } from '../lists/lists.text.ts'
import { groupsAdminText as text } from './groups.text.ts'

const { all, one, create, update, reorder, setHidden, remove } = api.community.groups
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

export const GroupsScreen = () => (
  <DirectoryListScreen
    text={text}
    create={to('groupAdminCreate')}
    read={useRead(all)}
    nameOf={({ name }) => name}
    reorder={reorder}
    forAllStaff
    actions={
      <ExportButton
        label={text.export}
        read={api.community.groups.export}
        name={text.exportName}
        said={absencesText.exported}
      />
    }
    row={(group, mayEdit) => (
      <DirectoryEntryRow
        key={group.id}
        entry={group}
        name={group.name}
        image={<IconTile icon={IconUsersGroup} />}
        detail={group.leader ? text.ledBy(nameOf(group.leader), groupsText.when(group)) : groupsText.when(group)}
        chips={
          <>
            {!group.leader && <Chip tone="warn">{text.withoutLeader}</Chip>}
            <Chip tone="calm">{ledGroupText.members(group.joined)}</Chip>
            {group.waiting > 0 && <Chip tone="warn">{text.waiting(group.waiting)}</Chip>}
          </>
        }
        edit={to('groupAdminEdit', { idGroup: group.id })}
        opens={to('groupAdmin', { idGroup: group.id })}
        isAdmin={mayEdit}
        said={text.deleted}
        {...{ setHidden, remove }}
      />
    )}
  />
)

interface GroupValues extends Record<string, unknown> {
  name: string
  description: string
  meetsAt: string
  weekday: string
  startsAt: string
  /** '' for a group without a leader. */
  leaderId: string
}
type WrittenGroup = Omit<GroupValues, 'weekday' | 'leaderId'> & { weekday: number; leaderId: string | null }

/** Weekdays from Monday to Sunday; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: activitiesText.days[day] ?? '' }))

function LeaderSelect(field: object) {
  const leaders = useRead(api.community.groups.leaders).data ?? []
  return (
    <NativeSelect
      label={text.leader}
      description={text.leaderHint}
      data={[
        { value: '', label: text.noLeader },
        ...leaders.map((leader) => ({ value: leader.id, label: nameOf(leader) })),
      ]}
      {...field}
    />
  )
}

const kind: DirectoryEntryFormConfig<GroupForStaff, GroupValues, WrittenGroup> = {
  text,
  list: to('groupsAdmin'),
  made: (id) => to('groupAdmin', { idGroup: id }),
  blank: { name: '', description: '', meetsAt: '', weekday: '3', startsAt: '20:00', leaderId: '' },
  valuesOf: ({ name, description, meetsAt, weekday, startsAt, leader }) => ({
    name,
    description,
    meetsAt,
    startsAt,
    weekday: String(weekday),
    leaderId: leader?.id ?? '',
  }),
  writtenIn: ({ weekday, leaderId, ...values }) => ({
    ...values,
    weekday: Number(weekday),
    leaderId: leaderId || null,
  }),
  labels: {
    name: listText.name,
    description: text.description,
    meetsAt: text.meetsAt,
    weekday: text.weekday,
    startsAt: text.startsAt,
    leaderId: text.leader,
  },
  checks: {
    name: requiredCheck(limits.name),
    meetsAt: requiredCheck(limits.meetsAt),
    startsAt: requiredCheck(),
  },
  fields: (form) => (
    <>
      <TextInput label={listText.name} maxLength={limits.name} required {...form.getInputProps('name')} />
      <LeaderSelect {...form.getInputProps('leaderId')} />
      <TextInput label={text.meetsAt} maxLength={limits.meetsAt} required {...form.getInputProps('meetsAt')} />
      <div className="pair">
        <NativeSelect label={text.weekday} data={weekdays} {...form.getInputProps('weekday')} />
        <TextInput label={text.startsAt} type="time" required {...form.getInputProps('startsAt')} />
      </div>
      <Textarea
        label={text.description}
        rows={3}
        maxLength={limits.description}
        {...form.getInputProps('description')}
      />
    </>
  ),
  ...{ one, create, update },
}

export const GroupCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const GroupEditScreen = () => <DirectoryEntryEditScreen kind={kind} param="idGroup" />

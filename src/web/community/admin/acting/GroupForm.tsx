import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { groupsText } from '../../groups/groups.text.ts'
import { ActingButtons } from './ActingButtons.tsx'
import { actingText as text } from './acting.text.ts'
import type { ActingProps } from './actingProps.ts'

/** Adds the member to a group, without waiting for its leader. */
export function GroupForm({ memberId, onClose }: ActingProps) {
  const groups = useRead(api.community.groups.all)
  const own = useRead(api.community.members.record, { id: memberId }).data?.groups ?? []
  const isOwn = (id: string) => own.some((group) => group.id === id && group.state !== 'waiting')
  const others = groups.data?.filter(({ id }) => !isOwn(id))
  const add = useWrite(api.community.groups.addFor)
  const form = useForm({ initialValues: { group: '' }, validate: { group: requiredCheck() } })
  const send = async ({ group }: { group: string }) => {
    await add.mutateAsync({ group, member: memberId })
    popup.success(text.joined(others?.find(({ id }) => id === group)?.name ?? ''))
    onClose()
  }
  return (
    <Loaded
      read={{ ...groups, data: others }}
      skeleton={<SkeletonBox height={60} />}
      empty={<p className="muted">{text.noGroups}</p>}
    >
      {(offered) => (
        <Form form={form} send={send} unsaved={false}>
          <NativeSelect
            label={text.chooseGroup}
            data={[
              { value: '', label: text.chooseOne },
              ...offered.map((group) => ({ value: group.id, label: `${group.name} · ${groupsText.when(group)}` })),
            ]}
            {...form.getInputProps('group')}
          />
          <ActingButtons label={text.submitGroup} isPending={add.isPending} onClose={onClose} />
        </Form>
      )}
    </Loaded>
  )
}

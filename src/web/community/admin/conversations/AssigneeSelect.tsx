import { NativeSelect } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { staffConversationText as text } from './conversations.text.ts'

interface AssigneeSelectProps {
  /** Id of the claim or request. */
  id: string
  assignee: { id: string; name: string } | null
  write: typeof api.community.claims.assign | typeof api.community.requests.assign
}

/** Selects the staff person who takes care of a claim or request; a choice is saved at once. */
export function AssigneeSelect({ id, assignee, write }: AssigneeSelectProps) {
  const { data: names = [] } = useRead(api.kernel.users.names)
  const assign = useChoiceWrite(write, text.assigned)
  // A deactivated account is not among the names, and stays selected.
  const known = assignee && !names.some((account) => account.id === assignee.id) ? [assignee, ...names] : names
  return (
    <NativeSelect
      label={text.assignee}
      data={[{ value: '', label: text.nobody }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
      value={(assign.isPending ? assign.variables?.assignee : assignee?.id) ?? ''}
      onChange={({ currentTarget: { value } }) => assign.mutate({ id, assignee: value || null })}
    />
  )
}

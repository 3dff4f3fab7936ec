import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { membersText as text } from './members.text.ts'

/** Approves a member, who can then sign in. */
export function ApproveButton({ id, name }: { id: string; name: string }) {
  const approve = useAction(api.community.members.approve, text.approved)
  return (
    <Button
      size="compact-sm"
      loading={approve.isPending}
      aria-label={text.approveOf(name)}
      onClick={() => approve.mutate({ id })}
    >
      {text.approve}
    </Button>
  )
}

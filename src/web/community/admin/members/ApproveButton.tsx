import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { membersText as text } from './members.text.ts'

/** From then on they sign in. */
export function ApproveButton({ id, name }: { id: string; name: string }) {
  const approve = useWrite(api.community.members.approve, {
    onSuccess: () => popup.success(text.approved),
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
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

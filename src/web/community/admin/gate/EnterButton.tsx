import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { gateText as text } from './gate.text.ts'

export function EnterButton({ visitor: { id, visitor }, small }: { visitor: ExpectedVisitor; small?: boolean }) {
  const enter = useWrite(api.community.authorisations.enter, {
    onSuccess: () => popup.success(text.entered),
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return (
    <Button
      {...(small ? { size: 'compact-sm' } : {})}
      loading={enter.isPending}
      aria-label={text.enterOf(visitor)}
      onClick={() => enter.mutate({ id })}
    >
      {text.enter}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { gateText as text } from './gate.text.ts'

export function EnterButton({ visitor: { id, visitor }, small }: { visitor: ExpectedVisitor; small?: boolean }) {
  const enter = useAction(api.community.authorisations.enter, text.entered)
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

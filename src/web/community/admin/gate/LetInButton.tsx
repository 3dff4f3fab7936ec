import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { gateText as text } from './gate.text.ts'

export function LetInButton({ visitor: { id, visitor }, small }: { visitor: ExpectedVisitor; small?: boolean }) {
  const enter = useWriteWithPopup(api.community.authorisations.enter, text.entered)
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

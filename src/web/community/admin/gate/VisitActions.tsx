import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { gateText as text } from './gate.text.ts'

interface VisitActionsProps {
  visitor: ExpectedVisitor
  /** Whether the visitor is expected today. */
  mayEnter: boolean
  small?: boolean
}

/** The button that records the entry of a visitor, or the exit of one who is inside. */
export function VisitActions({ visitor: { id, visitor, visit }, mayEnter, small }: VisitActionsProps) {
  const enter = useWriteWithPopup(api.community.authorisations.enter, text.entered)
  const exit = useWriteWithPopup(api.community.authorisations.exit, text.exited)
  const size = small ? { size: 'compact-sm' } : {}
  if (visit && !visit.exitedAt)
    return (
      <Button
        {...size}
        variant="default"
        loading={exit.isPending}
        aria-label={text.exitOf(visitor)}
        onClick={() => exit.mutate({ visit: visit.id })}
      >
        {text.exit}
      </Button>
    )
  if (!mayEnter) return null
  return (
    <Button
      {...size}
      variant={visit ? 'default' : 'filled'}
      loading={enter.isPending}
      aria-label={visit ? text.enterAgainOf(visitor) : text.enterOf(visitor)}
      onClick={() => enter.mutate({ id })}
    >
      {visit ? text.enterAgain : text.enter}
    </Button>
  )
}

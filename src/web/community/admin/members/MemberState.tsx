import type { MemberSummary } from '#contract/community/members.staff.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { membersText as text } from './members.text.ts'

export const MemberState = ({
  member: { active, approved, rejected },
}: {
  member: Pick<MemberSummary, 'active' | 'approved' | 'rejected'>
}) => {
  if (rejected) return <Chip tone="calm">{text.rejected}</Chip>
  if (!active) return <Chip tone="calm">{text.inactive}</Chip>
  return approved ? <Chip tone="good">{text.active}</Chip> : <Chip tone="warn">{text.waiting}</Chip>
}

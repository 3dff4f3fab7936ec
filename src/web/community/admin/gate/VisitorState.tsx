import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { gateText as text } from './gate.text.ts'

/** Time of a visitor's entry and who let them in. */
export function VisitorState({ visitor: { enteredAt, enteredBy } }: { visitor: ExpectedVisitor }) {
  const { clock } = useMoments()
  return enteredAt && <Chip tone="good">{text.enteredAt(clock(enteredAt), enteredBy ?? '')}</Chip>
}

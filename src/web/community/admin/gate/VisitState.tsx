import type { Visit } from '#contract/community/authorisations.staff.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { gateText as text } from './gate.text.ts'

/** Times of a visitor's entry and exit, and who recorded them. */
export function VisitState({ visit }: { visit: Visit | null }) {
  const { clock } = useVenueTimeFormat()
  if (!visit) return <Chip tone="calm">{text.waiting}</Chip>
  const { enteredAt, enteredBy, exitedAt, exitedBy } = visit
  return (
    <span className="group gap-4">
      <Chip tone={exitedAt ? 'calm' : 'good'}>{text.enteredAt(clock(enteredAt), enteredBy)}</Chip>
      {exitedAt && <Chip tone="calm">{text.exitedAt(clock(exitedAt), exitedBy ?? '')}</Chip>}
    </span>
  )
}

import type { BagSummary } from '#contract/club/bags.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { bagsText as text } from './bags.text.ts'
import { missingText } from './moving.text.ts'

interface BagStateProps {
  bag: Pick<BagSummary, 'lastAction' | 'missing' | 'active'> & { archived?: boolean }
}

/** Chips: in the club or outside, number of missing clubs, inactive or archived. */
export const BagState = ({ bag: { lastAction, missing, active, archived } }: BagStateProps) => (
  <span className="group gap-4">
    <Chip tone={lastAction === 'Ingreso' ? 'good' : 'calm'}>
      {lastAction === 'Ingreso' ? text.inClub : lastAction === 'Retiro' ? text.outside : text.unmoved}
    </Chip>
    {missing > 0 && <Chip tone="warn">{missingText(missing)}</Chip>}
    {archived ? <Chip tone="calm">{text.archived}</Chip> : !active && <Chip tone="calm">{text.inactive}</Chip>}
  </span>
)

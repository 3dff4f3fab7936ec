import type { BagSummary } from '#contract/club/bags.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { bagLocationText, missingItemsText } from './bagMovement.text.ts'
import { bagsText as text } from './bags.text.ts'

interface BagStateProps {
  bag: Pick<BagSummary, 'lastAction' | 'missing' | 'active'> & { archived?: boolean }
}

/** Chips: in the club or outside, number of missing clubs, inactive or archived. */
export const BagState = ({ bag: { lastAction, missing, active, archived } }: BagStateProps) => (
  <span className="group gap-4">
    <Chip tone={lastAction === 'Ingreso' ? 'good' : 'calm'}>
      {lastAction ? bagLocationText[lastAction] : text.unmoved}
    </Chip>
    {missing > 0 && <Chip tone="warn">{missingItemsText(missing)}</Chip>}
    {archived ? <Chip tone="calm">{text.archived}</Chip> : !active && <Chip tone="calm">{text.inactive}</Chip>}
  </span>
)

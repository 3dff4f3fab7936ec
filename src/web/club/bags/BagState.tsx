import type { BagListed } from '#contract/club/bags.ts'
import classes from './BagState.module.css'
import { bagsText as text } from './bags.text.ts'
import { missingText } from './moving.text.ts'

interface BagStateProps {
  bag: Pick<BagListed, 'lastAction' | 'missing' | 'active'> & { archived?: boolean }
}

/** Where the bag is, and what it lacks. */
export const BagState = ({ bag: { lastAction, missing, active, archived } }: BagStateProps) => (
  <span className={classes.state}>
    <span className={classes.chip} data-kind={lastAction === 'Ingreso' ? 'in' : 'out'}>
      {lastAction === 'Ingreso' ? text.inClub : lastAction === 'Retiro' ? text.outside : text.unmoved}
    </span>
    {missing > 0 && (
      <span className={classes.chip} data-kind="missing">
        {missingText(missing)}
      </span>
    )}
    {archived ? (
      <span className={classes.chip}>{text.archived}</span>
    ) : (
      !active && <span className={classes.chip}>{text.inactive}</span>
    )}
  </span>
)

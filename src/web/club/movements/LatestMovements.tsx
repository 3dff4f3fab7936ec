import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './LatestMovements.module.css'
import { latestText as text } from './latest.text.ts'

interface LatestMovementsProps {
  movements: readonly Movement[]
  empty: string
  /** The name in each row: the owner in a list of all bags, the bag's brand in the list of one person. */
  named: 'owner' | 'bag'
}

export function LatestMovements({ movements, empty, named }: LatestMovementsProps) {
  const { moment } = useMoments()
  if (movements.length === 0) return <p className="empty">{empty}</p>
  return (
    <ul>
      {movements.map((movement) => (
        <li key={movement.id} className={classes.movement} data-action={movement.actionType}>
          <CoveringLink to={to('bag', { idBag: movement.idBag })}>{movement.actionType}</CoveringLink>
          <time dateTime={movement.at}>{moment(movement.at)}</time>
          <p>
            {named === 'owner' ? movement.fullName : movement.brand}
            {movement.missing && movement.missing.length > 0 && (
              <span className={classes.missing}> · {text.missing(movement.missing)}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

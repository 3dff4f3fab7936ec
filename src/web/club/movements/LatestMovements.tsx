import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { latestMovementsText as text } from './latestMovements.text.ts'
import classes from './movements.module.css'

interface LatestMovementsProps {
  movements: readonly Movement[]
  empty: string
  /** The name in each row: the owner in a list of all bags, the bag's brand in the list of one person. */
  named: 'owner' | 'bag'
}

export function LatestMovements({ movements, empty, named }: LatestMovementsProps) {
  const { moment } = useVenueTimeFormat()
  if (movements.length === 0) return <p className="empty">{empty}</p>
  return (
    <List bare>
      {movements.map((movement) => (
        <ListRow key={movement.id} leads>
          <span className={classes.dot} data-action={movement.actionType} aria-hidden />
          <RowText>
            <div className="group between baseline nowrap">
              <b className="strong">
                <CoveringLink to={to('bag', { idBag: movement.idBag })}>{movement.actionType}</CoveringLink>
              </b>
              <time className="note number" dateTime={movement.at}>
                {moment(movement.at)}
              </time>
            </div>
            <p>
              {named === 'owner' ? movement.fullName : movement.brand}
              {movement.missing && movement.missing.length > 0 && (
                <span className="warning"> · {text.missing(movement.missing)}</span>
              )}
            </p>
          </RowText>
        </ListRow>
      ))}
    </List>
  )
}

import type { BagRequest } from '#contract/club/bagRequests.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './AskedBoard.module.css'

const shown = 6

/** The bags that members are on their way to fetch, for the television of the bag room. */
export function AskedBoard({ asked }: { asked: readonly BagRequest[] }) {
  const { clock } = useMoments()
  return (
    <ol className={classes.board}>
      {asked.slice(0, shown).map(({ id, brand, fullName, place, askedAt }) => (
        <li key={id}>
          <b>{place || '–'}</b>
          <span>
            <strong>{fullName}</strong>
            <small>{brand}</small>
          </span>
          <time dateTime={askedAt}>{clock(askedAt)}</time>
        </li>
      ))}
    </ol>
  )
}

import type { BagRequest } from '#contract/club/bagRequests.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './RequestedBagsBoard.module.css'

/** Six rows fill the height of a television. */
const maxRows = 6

/** The bags that members have requested, for the television of the bag room; it shows the first six. */
export function RequestedBagsBoard({ requests }: { requests: readonly BagRequest[] }) {
  const { clock } = useVenueTimeFormat()
  return (
    <ol className={classes.board}>
      {requests.slice(0, maxRows).map(({ id, brand, fullName, place, askedAt }) => (
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

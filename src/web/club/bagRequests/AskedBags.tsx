import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './AskedBags.module.css'
import { bagRequestsText as text } from './bagRequests.text.ts'

/** What members have asked for from their phones, in the order in which they did; gone once the bag has moved. */
export function AskedBags() {
  const asked = useRead(api.club.bagRequests.queue).data ?? []
  const { clock } = useMoments()
  if (asked.length === 0) return null
  return (
    <div className={classes.panel} role="status">
      <Panel title={text.queue} flush>
        <ol className={classes.queue}>
          {asked.map(({ id, idBag, brand, fullName, place, askedAt }) => (
            <li key={id}>
              <Link to={to('bag', { idBag })}>
                <strong>{fullName}</strong>
                <span>
                  {brand}
                  {place && ` · ${text.place(place)}`}
                </span>
                <time dateTime={askedAt}>{text.at(clock(askedAt))}</time>
              </Link>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

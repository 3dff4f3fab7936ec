import { homePathOf } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { pageAt, useParts } from '#web/kernel/navigation/parts.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { countText } from '#web/kernel/text/counts.ts'
import { initialOf } from '#web/kernel/text/initial.ts'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import { type Entry, useOffers } from './offers.ts'
import classes from './Sidebar.module.css'
import { staffText } from './staff.text.ts'

interface SidebarProps {
  id: string
  open: boolean
  onFollow: () => void
}

export function Sidebar({ id, open, onFollow }: SidebarProps) {
  const { entries } = useOffers()
  const parts = useParts()
  const venueName = useVenueName()
  const venue = useVenue()
  const { role, venueId } = useMe()
  const { pathname, search } = useHere()
  const found = pageAt(parts, pathname + search)

  const pathOf = ({ to }: NonNullable<Entry['way']>) => (typeof to === 'string' ? to : to(venueId))

  const isShown = ({ way, at }: Entry) =>
    (!way || pageAt(parts, pathOf(way))?.page.who.includes(role)) && (!at || (venue !== undefined && at(venue)))

  const isCurrent = ({ way }: Entry) =>
    Boolean(way && found && way.pages.includes(found.name) && (way.when?.(found.address.query) ?? true))

  const renderGroup = (group: readonly Entry[]) => (
    <ul>
      {group.filter(isShown).map((entry) => (
        <li key={entry.label}>
          {entry.way ? (
            <Link
              className={classes.entry}
              to={pathOf(entry.way)}
              aria-current={isCurrent(entry) ? 'page' : undefined}
              onClick={onFollow}
            >
              {entry.label}
              {entry.useCount && <Count useCount={entry.useCount} />}
            </Link>
          ) : (
            <span className={classes.entry}>
              {entry.label}
              <small>{staffText.soon}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  )

  return (
    <aside className={classes.sidebar} id={id} data-open={open || undefined}>
      <div className={classes.inside}>
        <Link to={homePathOf(role)} className={classes.brand} onClick={onFollow}>
          <span className={classes.initial} aria-hidden>
            {venue?.logo ? <img src={`${venue.logo.src}/${venue.logo.widths[0]}.webp`} alt="" /> : initialOf(venueName)}
          </span>
          <span className={classes.venue}>
            {venueName}
            {venue?.titleApp && venue.titleApp !== venueName && <small>{venue.titleApp}</small>}
          </span>
        </Link>
        <nav aria-label={staffText.navigation}>
          {renderGroup(entries.first)}
          <hr className={classes.rule} />
          {renderGroup(entries.second)}
        </nav>
      </div>
    </aside>
  )
}

function Count({ useCount }: { useCount: () => number }) {
  const count = useCount()
  return count > 0 && <b className={classes.count}>{countText(count)}</b>
}

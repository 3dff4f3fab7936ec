import { useLocation } from 'react-router'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { spotAt } from '#web/kernel/navigation/places.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import { type Entry, firstEntries, secondEntries } from './entries.ts'
import classes from './Sidebar.module.css'
import { staffText } from './staff.text.ts'

interface SidebarProps {
  id: string
  open: boolean
  onFollow: () => void
}

export function Sidebar({ id, open, onFollow }: SidebarProps) {
  const venueName = useVenueName()
  const outletsEnabled = useVenue()?.outletsEnabled ?? false
  const isAdmin = useMe().role === 'admin'
  const { pathname, search } = useLocation()
  const spot = spotAt(pathname + search)

  const isHere = ({ way }: Entry) =>
    Boolean(way && spot && way.pages.includes(spot.name) && (way.when?.(spot.place.query) ?? true))

  const list = (entries: readonly Entry[]) => (
    <ul>
      {entries
        .filter((entry) => (outletsEnabled || !entry.outlets) && (isAdmin || !entry.admins))
        .map((entry) => (
          <li key={entry.label}>
            {entry.way ? (
              <Link
                className={classes.entry}
                to={entry.way.to}
                aria-current={isHere(entry) ? 'page' : undefined}
                onClick={onFollow}
              >
                {entry.label}
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
        <Link to="/dashboard" className={classes.brand} onClick={onFollow}>
          <span className={classes.initial} aria-hidden>
            {venueName.slice(0, 1)}
          </span>
          <span className={classes.venue}>{venueName}</span>
        </Link>
        <nav aria-label={staffText.navigation}>
          {list(firstEntries)}
          <hr className={classes.rule} />
          {list(secondEntries)}
        </nav>
      </div>
    </aside>
  )
}

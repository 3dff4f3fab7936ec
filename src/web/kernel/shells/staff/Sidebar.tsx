import type { ReactNode } from 'react'
import { homePathOf } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { formatCount } from '#web/kernel/text/counts.ts'
import { initialOf } from '#web/kernel/text/initial.ts'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './Sidebar.module.css'
import { staffText } from './staff.text.ts'
import { type SidebarEntry, useStaffShellContent } from './staffShellContent.ts'

interface SidebarProps {
  id: string
  open: boolean
  onFollow: () => void
}

export function Sidebar({ id, open, onFollow }: SidebarProps) {
  const { entries } = useStaffShellContent()
  const parts = usePageRegistry()
  const venueName = useVenueName()
  const venue = useVenue()
  const { role, venueId } = useMe()
  const { pathname, search } = useCurrentUrl()
  const found = matchPage(parts, pathname + search)

  const pathOf = ({ to }: NonNullable<SidebarEntry['way']>) => (typeof to === 'string' ? to : to(venueId))

  const isShown = ({ way, at }: SidebarEntry) =>
    (!way || matchPage(parts, pathOf(way))?.page.who.includes(role)) && (!at || (venue !== undefined && at(venue)))

  const isCurrent = ({ way }: SidebarEntry) =>
    Boolean(way && found && way.pages.includes(found.name) && (way.when?.(found.address.query) ?? true))

  const renderGroup = (group: readonly SidebarEntry[]) => (
    <ul>
      {group.filter(isShown).map((entry) => (
        <EntryRow key={entry.label} useShown={entry.useShown ?? always}>
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
        </EntryRow>
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

const always = () => true

function EntryRow({ useShown, children }: { useShown: () => boolean; children: ReactNode }) {
  return useShown() && <li>{children}</li>
}

function Count({ useCount }: { useCount: () => number }) {
  const count = useCount()
  return count > 0 && <b className={classes.count}>{formatCount(count)}</b>
}

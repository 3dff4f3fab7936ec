import IconChevronDown from 'icon:chevron-down'
import { useEffect, useId, useRef } from 'react'
import { homePathOf } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { formatCount } from '#web/kernel/text/counts.ts'
import { firstCharacterOf } from '#web/kernel/text/initial.ts'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import { useWaitingCounts } from '#web/kernel/waiting/useWaitingCounts.ts'
import classes from './Sidebar.module.css'
import { staffText } from './staff.text.ts'
import type { SidebarEntry } from './staffShellContent.ts'
import { useOpenGroups } from './useOpenGroups.ts'
import { pathOfEntry, useShownGroups } from './useShownGroups.ts'

interface SidebarProps {
  id: string
  open: boolean
  onFollow: () => void
}

export function Sidebar({ id, open, onFollow }: SidebarProps) {
  const groups = useShownGroups()
  const parts = usePageRegistry()
  const venueName = useVenueName()
  const venue = useVenue()
  const { role, venueId } = useMe()
  const { pathname, search } = useCurrentUrl()
  const found = matchPage(parts, pathname + search)
  const groupIds = useId()

  const counts = useWaitingCounts()
  /** Number of waiting items whose page belongs to the entry. */
  const waitingOn = ({ way }: SidebarEntry) =>
    counts.reduce((sum, { page, count }) => (way?.pages.some((name) => name === page) ? sum + count : sum), 0)

  const isCurrent = ({ way }: SidebarEntry) =>
    Boolean(way && found && way.pages.includes(found.name) && (way.when?.(found.address.query) ?? true))
  const current = groups.find(({ entries }) => entries.some(isCurrent))?.name
  const { isOpen, setOpen } = useOpenGroups(
    groups.map(({ name }) => name),
    current,
  )

  const inside = useRef<HTMLDivElement>(null)
  const entryCount = groups.flatMap(({ entries }) => entries).length
  // On a small laptop the last group is below the window's edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the current entry depends on path and entries
  useEffect(() => {
    inside.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, entryCount])

  const renderEntry = (entry: SidebarEntry) => (
    <li key={entry.label}>
      {entry.way ? (
        <Link
          className={classes.entry}
          to={pathOfEntry(entry.way, venueId)}
          aria-current={isCurrent(entry) ? 'page' : undefined}
          onClick={onFollow}
        >
          {entry.label}
          <Count count={waitingOn(entry)} />
        </Link>
      ) : (
        <span className={classes.entry}>
          {entry.label}
          <small>{staffText.soon}</small>
        </span>
      )}
    </li>
  )

  return (
    <aside className={classes.sidebar} id={id} data-open={open || undefined}>
      <div ref={inside} className={classes.inside}>
        <Link to={homePathOf(role)} className={classes.brand} onClick={onFollow}>
          <span className={classes.initial} aria-hidden>
            {venue?.logo ? (
              <img src={`${venue.logo.src}/${venue.logo.widths[0]}.webp`} alt="" />
            ) : (
              firstCharacterOf(venueName)
            )}
          </span>
          <span className={classes.venue}>
            {venueName}
            {venue?.titleApp && venue.titleApp !== venueName && <small>{venue.titleApp}</small>}
          </span>
        </Link>
        <nav aria-label={staffText.navigation}>
          {groups.map(({ name, label, entries }) => (
            <div key={name}>
              <button
                type="button"
                className={classes.group}
                aria-expanded={isOpen(name)}
                aria-controls={`${groupIds}${name}`}
                onClick={() => setOpen(name, !isOpen(name))}
              >
                {label}
                {!isOpen(name) && <Count count={entries.reduce((sum, entry) => sum + waitingOn(entry), 0)} />}
                <IconChevronDown size={14} aria-hidden />
              </button>
              <ul id={`${groupIds}${name}`} hidden={!isOpen(name)}>
                {entries.map(renderEntry)}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </aside>
  )
}

function Count({ count }: { count: number }) {
  return count > 0 && <b className={classes.count}>{formatCount(count)}</b>
}

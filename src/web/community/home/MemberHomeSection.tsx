import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { homeText as text } from './home.text.ts'
import { homeShortcuts } from './homeShortcuts.ts'
import classes from './MemberHomeSection.module.css'

/** The part of the home page above the news: for members their current items, and shortcuts for everybody. */
export function MemberHomeSection() {
  const { role } = useMe()
  const venue = venueFromQuery(useSearchParams())
  const isMember = role === 'member' || role === 'lider'
  const sections = useRead(api.community.directory.sections, venue).data
  return (
    <>
      {isMember && <Score />}
      <ul className={classes.shortcuts}>
        {homeShortcuts
          .filter(
            ({ who, isShown }) =>
              (!who || who.includes(role)) && (!sections || !isShown || isShown(sections, isMember)),
          )
          .map(({ label, icon: Icon, page, to }) => (
            <li key={page}>
              <Link to={to(venue)}>
                <Icon size={24} stroke={1.6} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}

function Score() {
  const { data } = useRead(api.community.members.score)
  const tiles = [
    { label: text.bookings, count: data?.bookings, to: to('bookings') },
    { label: text.claims, count: data?.claims, to: to('claims') },
    { label: text.balls, count: data?.balls, to: to('golfballs') },
    ...(data?.joinRequests ? [{ label: text.joinRequests, count: data.joinRequests, to: to('groups') }] : []),
  ]
  return (
    <ul className={classes.score}>
      {tiles.map(({ label, count, to }) => (
        <li key={label}>
          <Link to={to}>
            <b>{count ?? '–'}</b>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

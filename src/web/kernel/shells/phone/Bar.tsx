import { venueFromQuery } from '#contract/pageUrl.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useHere, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { pageAt, useParts } from '#web/kernel/navigation/parts.ts'
import classes from './Bar.module.css'
import { usePhoneOffers } from './offers.ts'
import { useNarrow } from './PhoneOnly.tsx'
import { phoneText } from './phone.text.ts'

/** The bottom bar of the current page; nothing if the page has none or the window is wider than a phone. */
export function Bar() {
  const { pathname } = useHere()
  const venue = venueFromQuery(useSearch())
  const name = pageAt(useParts(), pathname)?.name
  const bar = usePhoneOffers().bars.find(({ on }) => on.some((page) => page === name))
  if (!useNarrow() || !bar) return null
  return (
    <nav className={classes.bar} aria-label={phoneText.bar}>
      <ul>
        {bar.links.map(({ label, icon: Icon, page, to }) => (
          <li key={page}>
            <Link to={to(venue)} aria-current={page === name ? 'page' : undefined}>
              <Icon size={24} stroke={1.8} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { venueFromQuery } from '#contract/pageUrl.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import classes from './PhoneBottomBar.module.css'
import { useIsPhoneWidth } from './PhoneOnly.tsx'
import { phoneText } from './phone.text.ts'
import { usePhoneShellContent } from './phoneShellContent.ts'

const useCurrentPageName = () => {
  const { pathname } = useCurrentUrl()
  return matchPage(usePageRegistry(), pathname)?.name
}

/** The bottom bar of the current page; undefined if the page has none or the window is wider than a phone. */
export function useBottomBar() {
  const name = useCurrentPageName()
  const bar = usePhoneShellContent().bars.find(({ on }) => on.some((page) => page === name))
  return useIsPhoneWidth() ? bar : undefined
}

export function PhoneBottomBar() {
  const venue = venueFromQuery(useSearchParams())
  const name = useCurrentPageName()
  const bar = useBottomBar()
  if (!bar) return null
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

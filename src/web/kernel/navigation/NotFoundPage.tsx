import { venueFromUrl } from '#contract/pageUrl.ts'
import { guestHomePath, homePathOf } from '#contract/redirects.ts'
import { notFoundText } from '#web/kernel/text/notFound.text.ts'
import { useTitle, useVenue } from '#web/kernel/venues/venue.ts'
import { useHere, useLanguage } from './navigation.tsx'
import { Plain } from './Plain.tsx'
import { pageAt, useParts } from './parts.ts'

/** Path of the home link. Guests go to the home page of the URL's venue, or to the page that requests a code if it does not exist. */
function useHomePath() {
  const { pathname } = useHere()
  const parts = useParts()
  const language = useLanguage()
  const venue = useVenue()?.id
  const { venue: named } = venueFromUrl(pathname, new URLSearchParams())
  if (!named && pageAt(parts, pathname)?.page.surface !== 'guest') return '/'
  return venue && (!named || named === venue) ? guestHomePath(venue, language) : homePathOf('guest')
}

export function NotFoundPage() {
  const language = useLanguage()
  const text = notFoundText[language]
  const home = useHomePath()
  useTitle(text.title, { language })
  return (
    <main>
      <Plain title={text.title} sentence={text.hint}>
        {/* A plain link loads a new document, because the venue may be another one. */}
        <a href={home}>{text.home}</a>
      </Plain>
    </main>
  )
}

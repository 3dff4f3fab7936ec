import { venueFromUrl } from '#contract/pageUrl.ts'
import { guestHomePath, homePathOf } from '#contract/redirects.ts'
import { notFoundText } from '#web/kernel/text/notFound.text.ts'
import { useTitle, useVenue } from '#web/kernel/venues/venue.ts'
import { useHere, useLanguage } from './navigation.tsx'
import { Plain } from './Plain.tsx'
import { pageAt, useParts } from './parts.ts'

/** A guest begins at the venue's first page; where there is no such venue, with the code of one. */
function useHome() {
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
  const home = useHome()
  useTitle(text.title, { language })
  return (
    <main>
      <Plain title={text.title} sentence={text.hint}>
        {/* A document of its own: its venue may be another one. */}
        <a href={home}>{text.home}</a>
      </Plain>
    </main>
  )
}

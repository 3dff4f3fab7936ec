import { venueFromUrl } from '#contract/pageUrl.ts'
import { guestHomePath, homePathOf, phoneHomePath } from '#contract/redirects.ts'
import { isOfflineDocument } from '#web/kernel/data/initialData.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { notFoundText, offlineText } from '#web/kernel/text/notFound.text.ts'
import { useTitle, useVenue } from '#web/kernel/venues/venue.ts'
import { useCurrentUrl, useLanguage } from './navigation.tsx'
import { PlainPage } from './PlainPage.tsx'
import { matchPage, usePageRegistry } from './pageRegistry.ts'

/**
 * Path of the home link: on guests' pages the home page of the URL's venue, or without such a venue the guests' start
 * page.
 */
function useHomePath() {
  const { pathname } = useCurrentUrl()
  const parts = usePageRegistry()
  const language = useLanguage()
  const venue = useVenue()?.id
  const { venue: named } = venueFromUrl(pathname, new URLSearchParams())
  if (!named && matchPage(parts, pathname)?.page.surface !== 'guest') return '/'
  return venue && (!named || named === venue) ? guestHomePath(venue, language) : homePathOf('guest')
}

export const NotFoundPage = () => (isOfflineDocument() ? <OfflinePage /> : <MissingPage />)

/**
 * Shown in a document of the service worker's cache for a page that is not stored on the device, because it is no phone
 * page.
 */
function OfflinePage() {
  useTitle(offlineText.title)
  return (
    <main>
      <PlainPage title={offlineText.title} sentence={offlineText.hint}>
        <button type="button" onClick={() => location.reload()}>
          {kernelText.retry}
        </button>
        <a href={phoneHomePath(undefined)}>{notFoundText.spanish.home}</a>
      </PlainPage>
    </main>
  )
}

function MissingPage() {
  const language = useLanguage()
  const text = notFoundText[language]
  const home = useHomePath()
  useTitle(text.title, { language })
  return (
    <main>
      <PlainPage title={text.title} sentence={text.hint}>
        {/* A plain link loads a new document, because the venue may be another one. */}
        <a href={home}>{text.home}</a>
      </PlainPage>
    </main>
  )
}

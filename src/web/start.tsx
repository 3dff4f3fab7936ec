import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { isServerRendered } from '#contract/kernel/page.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import { setSessionKind } from '#web/kernel/data/call.ts'
import { fillReadCache, readInitialData } from '#web/kernel/data/initialData.ts'
import { ReadCache } from '#web/kernel/data/readCache.ts'
import type { startLiveUpdates } from '#web/kernel/live/liveUpdates.ts'
import { reloadForNewBuild } from '#web/kernel/live/version.ts'
import { answerTapsFirst } from '#web/kernel/navigation/answerTapsFirst.ts'
import { forgetHandledClicks, replayLostInput } from '#web/kernel/navigation/lostInput.ts'
import { BrowserNavigation, initHistoryStep } from '#web/kernel/navigation/navigation.tsx'
import { matchPage, type PageRegistry, registryForRole } from '#web/kernel/navigation/pageRegistry.ts'
import { preloadPage } from '#web/kernel/navigation/preloadPage.ts'
import type { startLastSeenCache } from '#web/kernel/offline/lastSeenCache.ts'
import type { withStoredMember } from '#web/kernel/offline/storedMember.ts'
import { App } from './App.tsx'

/** Functions for the results that the device has stored for use without a network. */
interface LastSeen {
  startLastSeenCache: typeof startLastSeenCache
  withStoredMember: typeof withStoredMember
}

const currentPath = () => location.pathname + location.search

/**
 * Renders this document's page, or hydrates it if the server has rendered it; then starts the live updates. A document
 * opened without a network first loads what its device has stored.
 */
export async function startApp(
  all: PageRegistry,
  loadLive: () => Promise<typeof startLiveUpdates>,
  whenReturned?: (cache: ReadCache) => void,
  loadLastSeen?: () => Promise<LastSeen>,
) {
  // Chromium 90 and 91 lack Array.at and cannot run the program. CSS cannot tell them from 92, so the class shows the
  // notice for old browsers; a server-rendered page stays readable.
  if (!('at' in Array.prototype)) return document.documentElement.classList.add('too-old')
  initHistoryStep()
  const cache = new ReadCache()
  const embedded = readInitialData(document)
  const lastSeen = embedded.offline && (await loadLastSeen?.().catch(() => undefined))
  const initialData = lastSeen ? lastSeen.withStoredMember(embedded) : embedded
  setSessionKind(initialData.as)
  fillReadCache(cache, initialData)
  const me = cache.getData<Me>({ endpoint: api.kernel.identity.me.endpoint, input: undefined })
  const parts = me ? registryForRole(all, me.role) : all
  // Pages without a live stream retry failed reads when the browser reports a connection.
  addEventListener('online', () => cache.retryFailed())
  whenReturned?.(cache)
  const startCache = ({ startLastSeenCache }: LastSeen) =>
    startLastSeenCache(
      cache,
      initialData,
      parts.pages.map(({ page }) => page),
    )
  if (lastSeen) startCache(lastSeen)

  // Renders after its chunks have loaded, which the HTML requests early. The error boundary handles a failed chunk.
  if (!initialData.missing) await preloadPage(parts, cache, currentPath()).catch(() => {})

  const root = document.getElementById('root')
  if (root) {
    const app = (
      <StrictMode>
        <BrowserNavigation>
          <App cache={cache} parts={parts} missing={initialData.missing} />
        </BrowserNavigation>
      </StrictMode>
    )
    if (root.hasChildNodes()) {
      hydrateRoot(root, app)
      answerTapsFirst()
      forgetHandledClicks()
      replayLostInput()
    } else createRoot(root).render(app)
  }

  if (!embedded.offline) void loadLastSeen?.().then(startCache, () => {})

  const page = matchPage(parts, currentPath())?.page
  // On server-rendered pages everybody subscribes to the venue in the URL; on another venue's pages staff count as visitors.
  // The stream also updates a document that the browser has stored (docs/decisions/0139).
  if (me && !initialData.missing && (me.role !== 'visitor' || (page && isServerRendered(page)))) {
    const { venue = me.venueId } = venueFromUrl(location.pathname, new URLSearchParams(location.search))
    const startUpdates = await loadLive()
    startUpdates({
      cache,
      opened: initialData,
      venue,
      caller: `${venue === me.venueId ? me.role : 'visitor'} ${venue}`,
      // Only televisions reload at once: other documents reload at their next navigation.
      onNewBuild: () => matchPage(parts, currentPath())?.page.surface === 'tv' && reloadForNewBuild(),
    })
  }
}

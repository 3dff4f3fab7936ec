import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { renderedSurfaces } from '#contract/kernel/page.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import { actAs } from '#web/kernel/data/call.ts'
import { createClient } from '#web/kernel/data/client.ts'
import { keepAnswers, openedIn } from '#web/kernel/data/opened.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import type { startLive } from '#web/kernel/live/live.ts'
import { reloadForNewBuild } from '#web/kernel/live/version.ts'
import { BrowserNavigation, beginSteps } from '#web/kernel/navigation/navigation.tsx'
import { type Parts, pageAt, partsFor } from '#web/kernel/navigation/parts.ts'
import { prepare } from '#web/kernel/navigation/preparing.ts'
import { App } from './App.tsx'

const currentPath = () => location.pathname + location.search

/** Renders this document's page, or hydrates it if the server has rendered it; then starts the live updates. */
export async function start(
  all: Parts,
  loadLive: () => Promise<typeof startLive>,
  whenReturned?: (client: QueryClient) => void,
) {
  // Chromium 90 and 91 lack Array.at and cannot run the program. CSS cannot tell them from 92, so the class shows the
  // notice for old browsers; a server-rendered page stays readable.
  if (!('at' in Array.prototype)) return document.documentElement.classList.add('too-old')
  beginSteps()
  const client = createClient()
  const initialData = openedIn(document)
  actAs(initialData.as)
  keepAnswers(client, initialData)
  const me = client.getQueryData<Me>(keyOf({ endpoint: api.kernel.identity.me.endpoint, input: undefined }))
  const parts = me ? partsFor(all, me.role) : all
  // Sets the state explicitly, so that the query library notices when a page opened offline gets a connection.
  onlineManager.setOnline(navigator.onLine)
  whenReturned?.(client)

  // Renders after its chunks have loaded, which the HTML requests early. The error boundary handles a failed chunk.
  if (!initialData.missing) await prepare(parts, client, currentPath()).catch(() => {})

  const root = document.getElementById('root')
  if (root) {
    const app = (
      <StrictMode>
        <BrowserNavigation>
          <App client={client} parts={parts} missing={initialData.missing} />
        </BrowserNavigation>
      </StrictMode>
    )
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  }

  const surface = pageAt(parts, currentPath())?.page.surface
  // On server-rendered pages everybody subscribes to the venue in the URL; on another venue's pages staff count as visitors.
  if (me && !initialData.missing && (me.role !== 'visitor' || (surface && renderedSurfaces.includes(surface)))) {
    const { venue = me.venueId } = venueFromUrl(location.pathname, new URLSearchParams(location.search))
    const startUpdates = await loadLive()
    startUpdates({
      client,
      opened: initialData,
      venue,
      caller: `${venue === me.venueId ? me.role : 'visitor'} ${venue}`,
      // Only televisions reload at once: other documents reload at their next navigation.
      onNewBuild: () => pageAt(parts, currentPath())?.page.surface === 'tv' && reloadForNewBuild(),
    })
  }
}

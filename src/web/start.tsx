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

const here = () => location.pathname + location.search

/** Draws the page that this document was made for, or takes it over as the server has drawn it; then keeps it fresh. */
export async function start(
  all: Parts,
  live: () => Promise<typeof startLive>,
  whenReturned?: (client: QueryClient) => void,
) {
  // Chromium 90 and 91, which no style tells from 92: what is drawn stays as it is, any other place says so.
  if (!('at' in Array.prototype)) return document.documentElement.classList.add('too-old')
  beginSteps()
  const client = createClient()
  const opened = openedIn(document)
  actAs(opened.as)
  keepAnswers(client, opened)
  const me = client.getQueryData<Me>(keyOf({ endpoint: api.kernel.identity.me.endpoint, input: undefined }))
  const parts = me ? partsFor(all, me.role) : all
  // A page that was opened without a network hears when there is one.
  onlineManager.setOnline(navigator.onLine)
  whenReturned?.(client)

  // Drawn once its chunks are there (they came with the HTML); a chunk that fails is the error boundary's business.
  if (!opened.missing) await prepare(parts, client, here()).catch(() => {})

  const root = document.getElementById('root')
  if (root) {
    const app = (
      <StrictMode>
        <BrowserNavigation>
          <App client={client} parts={parts} missing={opened.missing} />
        </BrowserNavigation>
      </StrictMode>
    )
    // What the server has drawn is taken over as it stands.
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  }

  const surface = pageAt(parts, here())?.page.surface
  // Visitors hear the venue of the page they read; staff hear their own, and on another's pages no more than visitors.
  if (me && !opened.missing && (me.role !== 'visitor' || (surface && renderedSurfaces.includes(surface)))) {
    const { venue = me.venueId } = venueFromUrl(location.pathname, new URLSearchParams(location.search))
    const startLive = await live()
    startLive({
      client,
      opened,
      venue,
      caller: `${venue === me.venueId ? me.role : 'visitor'} ${venue}`,
      // Nobody stands in front of a television to navigate.
      onNewBuild: () => pageAt(parts, here())?.page.surface === 'tv' && reloadForNewBuild(),
    })
  }
}

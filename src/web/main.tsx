import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { createClient } from '#web/kernel/data/client.ts'
import { keepAnswers, openedIn } from '#web/kernel/data/opening.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { startLive } from '#web/kernel/live/live.ts'
import { reloadForNewBuild } from '#web/kernel/live/version.ts'
import { spotAt } from '#web/kernel/navigation/places.ts'
import { prepare } from '#web/kernel/navigation/preparing.tsx'
import { App } from './App.tsx'
import { parts } from './pages.tsx'

const client = createClient()
const opened = openedIn(document)
keepAnswers(client, opened)

const here = () => location.pathname + location.search
// Drawn once its chunks are there (they came with the HTML); a chunk that fails is the error boundary's business.
await prepare(parts, client, here()).catch(() => {})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={client} parts={parts} />
      </BrowserRouter>
    </StrictMode>,
  )
}

const me = client.getQueryData<Me>(keyOf({ endpoint: api.kernel.identity.me.endpoint, input: undefined }))
if (me && me.role !== 'visitor') {
  startLive({
    client,
    opened,
    caller: `${me.role} ${me.venueId}`,
    // Nobody stands in front of a television to navigate.
    onNewBuild: () => spotAt(here())?.page.surface === 'tv' && reloadForNewBuild(),
  })
}

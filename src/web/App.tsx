import '#web/kernel/theme/fonts.css'
import '#web/kernel/theme/base.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import type { Surface } from '#contract/pages.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { PageFrame, SurfaceFrame } from '#web/kernel/navigation/PageFrame.tsx'
import { pageCalled, pageNames } from '#web/kernel/navigation/places.ts'
import { type Parts, PartsProvider } from '#web/kernel/navigation/preparing.tsx'
import { useFreshStartOnNewIdentity } from '#web/kernel/session/session.ts'
import { useVenueColours } from '#web/kernel/venues/venue.ts'

interface AppProps {
  client: QueryClient
  parts: Parts
  /** The server found nothing at the address that the document was made for. */
  missing?: boolean | undefined
}

/** Everything inside a router; which router, and where the answers came from, is the entry's business. */
export const App = ({ client, parts, missing = false }: AppProps) => (
  <QueryClientProvider client={client}>
    <PartsProvider value={parts}>
      <Pages surfaces={Object.keys(parts.shells) as Surface[]} missing={missing} />
    </PartsProvider>
  </QueryClientProvider>
)

function Pages({ surfaces, missing }: { surfaces: Surface[]; missing: boolean }) {
  useVenueColours()
  useFreshStartOnNewIdentity()
  if (missing) return <NotFound />
  return (
    <Routes>
      {surfaces.map((surface) => (
        <Route key={surface} element={<SurfaceFrame surface={surface} />}>
          {pageNames
            .filter((name) => pageCalled(name).surface === surface)
            .map((name) => (
              <Route key={name} path={pageCalled(name).path} element={<PageFrame name={name} />} />
            ))}
        </Route>
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

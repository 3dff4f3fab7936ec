import '#web/kernel/theme/fonts.css'
import '#web/kernel/theme/base.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { PageFrame, SurfaceFrame } from '#web/kernel/navigation/PageFrame.tsx'
import { type Parts, PartsProvider } from '#web/kernel/navigation/parts.ts'
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
      <Pages parts={parts} missing={missing} />
    </PartsProvider>
  </QueryClientProvider>
)

function Pages({ parts: { pages, shells }, missing }: { parts: Parts; missing: boolean }) {
  useVenueColours()
  useFreshStartOnNewIdentity()
  if (missing) return <NotFound />
  return (
    <Routes>
      {Object.entries(shells).map(([surface, shell]) => (
        <Route key={surface} element={<SurfaceFrame shell={shell} untouched={surface === 'tv'} />}>
          {pages
            .filter(({ page }) => page.surface === surface)
            .map((drawn) => (
              <Route key={drawn.name} path={drawn.page.path} element={<PageFrame {...drawn} />} />
            ))}
        </Route>
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

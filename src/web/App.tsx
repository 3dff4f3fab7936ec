import '#web/kernel/theme/base.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { PageFrame, SurfaceFrame } from '#web/kernel/navigation/PageFrame.tsx'
import { type Parts, PartsProvider, pageAt } from '#web/kernel/navigation/parts.ts'
import { useFreshStartOnNewIdentity } from '#web/kernel/session/session.ts'
import { useVenueColours } from '#web/kernel/venues/venue.ts'

interface AppProps {
  client: QueryClient
  parts: Parts
  /** The server found nothing at this document's URL. */
  missing?: boolean | undefined
}

/** The whole application. The caller provides the navigation and the filled query cache, for browser and server alike. */
export const App = ({ client, parts, missing = false }: AppProps) => (
  <QueryClientProvider client={client}>
    <PartsProvider value={parts}>
      <Pages parts={parts} missing={missing} />
    </PartsProvider>
  </QueryClientProvider>
)

function Pages({ parts, missing }: { parts: Parts; missing: boolean }) {
  useVenueColours()
  const isIdentityChanged = useFreshStartOnNewIdentity()
  const { pathname, search } = useHere()
  const found = missing ? null : pageAt(parts, pathname + search)
  const shell = found && parts.shells[found.page.surface]
  if (!found || !shell) return <NotFound />
  return (
    <SurfaceFrame key={found.page.surface} shell={shell} untouched={found.page.surface === 'tv'}>
      <PageFrame {...found} ending={isIdentityChanged} />
    </SurfaceFrame>
  )
}

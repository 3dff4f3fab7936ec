import '#web/kernel/theme/fonts.css'
import '#web/kernel/theme/base.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { PageFrame, SurfaceFrame } from '#web/kernel/navigation/PageFrame.tsx'
import { type Parts, PartsProvider, spotAt } from '#web/kernel/navigation/parts.ts'
import { useFreshStartOnNewIdentity } from '#web/kernel/session/session.ts'
import { useVenueColours } from '#web/kernel/venues/venue.ts'

interface AppProps {
  client: QueryClient
  parts: Parts
  /** The server found nothing at the address that the document was made for. */
  missing?: boolean | undefined
}

/** Everything inside a navigation; which one, and where the answers came from, is the entry's business. */
export const App = ({ client, parts, missing = false }: AppProps) => (
  <QueryClientProvider client={client}>
    <PartsProvider value={parts}>
      <Pages parts={parts} missing={missing} />
    </PartsProvider>
  </QueryClientProvider>
)

function Pages({ parts, missing }: { parts: Parts; missing: boolean }) {
  useVenueColours()
  useFreshStartOnNewIdentity()
  const { pathname, search } = useHere()
  const spot = missing ? null : spotAt(parts, pathname + search)
  const shell = spot && parts.shells[spot.page.surface]
  if (!spot || !shell) return <NotFound />
  return (
    <SurfaceFrame key={spot.page.surface} shell={shell} untouched={spot.page.surface === 'tv'}>
      <PageFrame {...spot} />
    </SurfaceFrame>
  )
}

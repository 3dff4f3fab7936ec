import '#web/kernel/theme/base.css'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { ReadCacheProvider } from '#web/kernel/data/reads.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { PageFrame, SurfaceFrame } from '#web/kernel/navigation/PageFrame.tsx'
import { matchPage, type PageRegistry, PageRegistryProvider } from '#web/kernel/navigation/pageRegistry.ts'
import { useReloadOnNewIdentity } from '#web/kernel/session/session.ts'
import { useVenueColours } from '#web/kernel/venues/venue.ts'

interface AppProps {
  cache: ReadCache
  parts: PageRegistry
  /** True if the server sent this document with status 404. */
  missing?: boolean | undefined
}

/** Root component, in the browser and on the server. Its caller wraps it in a navigation and fills the cache. */
export const App = ({ cache, parts, missing = false }: AppProps) => (
  <ReadCacheProvider value={cache}>
    <PageRegistryProvider value={parts}>
      <Pages parts={parts} missing={missing} />
    </PageRegistryProvider>
  </ReadCacheProvider>
)

function Pages({ parts, missing }: { parts: PageRegistry; missing: boolean }) {
  useVenueColours()
  const isIdentityChanged = useReloadOnNewIdentity()
  const { pathname, search } = useCurrentUrl()
  const found = missing ? null : matchPage(parts, pathname + search)
  const shell = found && parts.shells[found.page.surface]
  if (!found || !shell) return <NotFound />
  return (
    <SurfaceFrame key={found.page.surface} shell={shell} untouched={found.page.surface === 'tv'}>
      <PageFrame {...found} ending={isIdentityChanged} />
    </SurfaceFrame>
  )
}

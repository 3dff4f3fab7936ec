import { PageLoaded, type PageLoadedProps } from '#web/kernel/ui/loading/PageLoaded.tsx'
import { PublicPage } from './PublicPage.tsx'
import { publicText } from './public.text.ts'

/**
 * Renders a public property page when its data has loaded; until then, or after a failure, the frame with a message.
 */
export const PublicLoaded = <T,>({ read, children }: Pick<PageLoadedProps<T>, 'read' | 'children'>) => (
  <PageLoaded read={read} page={PublicPage} words={publicText}>
    {children}
  </PageLoaded>
)

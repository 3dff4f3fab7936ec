import { PageLoaded, type PageLoadedProps } from '#web/kernel/ui/loading/PageLoaded.tsx'
import { PublicPage } from './PublicPage.tsx'
import { publicText } from './public.text.ts'

/** A public page once what it shows is there. */
export const PublicLoaded = <T,>({ read, children }: Pick<PageLoadedProps<T>, 'read' | 'children'>) => (
  <PageLoaded read={read} page={PublicPage} words={publicText}>
    {children}
  </PageLoaded>
)

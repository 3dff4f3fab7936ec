import { refusalIn } from '#web/kernel/text/refusals.ts'
import { PageLoaded, type PageLoadedProps } from '#web/kernel/ui/loading/PageLoaded.tsx'
import { GuestPage } from './GuestPage.tsx'
import { guestKernelText } from './guest.text.ts'
import { useReader } from './reader.ts'

/** Renders a guest's page when its data has loaded; shows the guests' loading and error texts until then. */
export function GuestLoaded<T>({ read, children }: Pick<PageLoadedProps<T>, 'read' | 'children'>) {
  const { language } = useReader()
  const refusal = read.error && refusalIn(language, read.error)
  return (
    <PageLoaded read={read} page={GuestPage} words={guestKernelText[language]} refusal={refusal}>
      {children}
    </PageLoaded>
  )
}

import { type ReactNode, Suspense, useEffect } from 'react'
import { redirectFor } from '#contract/redirects.ts'
import { isKeptDocument } from '#web/kernel/data/opened.ts'
import { reloadForNewBuild } from '#web/kernel/live/version.ts'
import { isLeaving } from '#web/kernel/session/leaving.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { ComingPage } from '#web/kernel/ui/loading/ComingPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useHere, useNavigate } from './navigation.tsx'
import { type Part, usePart } from './part.ts'
import type { DrawnPage } from './parts.ts'
import { usePrepare } from './preparing.ts'

interface SurfaceFrameProps {
  shell: Part<{ children: ReactNode }>
  /** Nobody stands in front of it. */
  untouched: boolean
  children: ReactNode
}

/** The shell of a surface stays while its pages change. */
export const SurfaceFrame = ({ shell, untouched, children }: SurfaceFrameProps) => (
  <ErrorBoundary untouched={untouched}>
    <Suspense>
      <ShellOf shell={shell}>{children}</ShellOf>
    </Suspense>
  </ErrorBoundary>
)

function ShellOf({ shell, children }: Omit<SurfaceFrameProps, 'untouched'>) {
  const Shell = usePart(shell)
  return <Shell>{children}</Shell>
}

interface PageFrameProps extends DrawnPage {
  /** The document was made for somebody else, and is being replaced. */
  ending: boolean
}

/** One page: only for whom it is, with its chunk and its reads started together. */
export function PageFrame({ name, page, screen, ending }: PageFrameProps) {
  const { pathname, search } = useHere()
  const { role } = useMe()
  // A document that is about to be replaced does not go anywhere itself: the two would race, and a form in it that has
  // something to lose would be gone before the browser could ask.
  const elsewhere = ending || isLeaving() || isKept(page) ? null : redirectFor(page, role, pathname + search)
  usePageStart(name)
  if (elsewhere) return <Elsewhere to={elsewhere} />
  return (
    // A new page is a new start: what broke or was still loading before does not linger.
    <ErrorBoundary key={name} untouched={page.surface === 'tv'}>
      <Suspense fallback={page.surface === 'staff' ? <ComingPage /> : null}>
        <ScreenOf screen={screen} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Elsewhere({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

function ScreenOf({ screen }: Pick<DrawnPage, 'screen'>) {
  const Screen = usePart(screen)
  return <Screen />
}

/** Where nobody answers nobody could sign in either: a page that opens without a network is everybody's then. */
const isKept = ({ offline }: DrawnPage['page']) => offline === true && isKeptDocument()

// One first page per document: later ones were reached by navigating.
let first = true

function usePageStart(name: string) {
  const { pathname, search, returned } = useHere()
  const prepare = usePrepare()
  useEffect(() => prepare(pathname + search), [prepare, pathname, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page that is reached
  useEffect(() => {
    const navigated = !first
    first = false
    if (!navigated || reloadForNewBuild() || returned) return
    scrollTo(0, 0)
    // Readers and the keyboard start at the new page's title, not at the link that is gone.
    // A form that a page is for has taken it already.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('form')) document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus()
    })
  }, [name, pathname])
}

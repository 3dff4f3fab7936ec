import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigationType, useParams } from 'react-router'
import { detour } from '#contract/detours.ts'
import { fits } from '#contract/places.ts'
import { reloadForNewBuild } from '#web/kernel/live/version.ts'
import { isLeaving } from '#web/kernel/session/leaving.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { ComingPage } from '#web/kernel/ui/ComingPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NotFound } from './NotFound.tsx'
import { type Part, usePart } from './part.ts'
import type { DrawnPage } from './parts.ts'
import { usePrepare } from './preparing.ts'

interface SurfaceFrameProps {
  shell: Part<{ children: ReactNode }>
  /** Nobody stands in front of it. */
  untouched: boolean
}

/** The shell of a surface stays while its pages change. */
export const SurfaceFrame = ({ shell, untouched }: SurfaceFrameProps) => (
  <ErrorBoundary untouched={untouched}>
    <Suspense>
      <ShellOf shell={shell} />
    </Suspense>
  </ErrorBoundary>
)

function ShellOf({ shell }: Pick<SurfaceFrameProps, 'shell'>) {
  const Shell = usePart(shell)
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** One page: only for whom it is, with its chunk and its reads started together. */
export function PageFrame({ name, page, screen }: DrawnPage) {
  const { pathname, search } = useLocation()
  const { role } = useMe()
  // A document that is about to be replaced does not go anywhere itself: the two would race.
  const elsewhere = isLeaving() ? null : detour(page, role, pathname + search)
  const params = useParams()
  usePageStart(name)
  if (!fits({ params })) return <NotFound />
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    // A new page is a new start: what broke or was still loading before does not linger.
    <ErrorBoundary key={name} untouched={page.surface === 'tv'}>
      <Suspense fallback={page.surface === 'staff' ? <ComingPage /> : null}>
        <ScreenOf screen={screen} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ScreenOf({ screen }: Pick<DrawnPage, 'screen'>) {
  const Screen = usePart(screen)
  return <Screen />
}

// One first page per document: later ones were reached by navigating.
let first = true

function usePageStart(name: string) {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const prepare = usePrepare()
  useEffect(() => prepare(pathname + search), [prepare, pathname, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page that is reached
  useEffect(() => {
    const navigated = !first
    first = false
    if (!navigated || reloadForNewBuild() || type === 'POP') return
    scrollTo(0, 0)
    // Readers and the keyboard start at the new page's title, not at the link that is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus())
  }, [name, pathname])
}

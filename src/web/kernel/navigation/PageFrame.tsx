import { type ReactNode, Suspense, useContext, useEffect } from 'react'
import type { Role } from '#contract/kernel/roles.ts'
import { redirectFor } from '#contract/redirects.ts'
import { isOfflineDocument } from '#web/kernel/data/initialData.ts'
import { reloadForNewBuild } from '#web/kernel/live/version.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { isDocumentBeingReplaced } from '#web/kernel/session/sessionChange.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { type LazyPart, useLazyPart } from './lazyPart.ts'
import { useCurrentUrl, useNavigate } from './navigation.tsx'
import { PageFallbackContext } from './pageFallback.ts'
import type { PageWithScreen } from './pageRegistry.ts'
import { usePreloadPage } from './preloadPage.ts'

interface SurfaceFrameProps {
  shell: LazyPart<{ children: ReactNode }>
  /** True on televisions, where nobody can press a button. */
  untouched: boolean
  children: ReactNode
}

/** Renders the shell of a surface, which stays mounted while its pages change. */
export const SurfaceFrame = ({ shell, untouched, children }: SurfaceFrameProps) => (
  <ErrorBoundary untouched={untouched}>
    <Suspense>
      <ShellOf shell={shell}>{children}</ShellOf>
    </Suspense>
  </ErrorBoundary>
)

function ShellOf({ shell, children }: Omit<SurfaceFrameProps, 'untouched'>) {
  const Shell = useLazyPart(shell)
  return <Shell>{children}</Shell>
}

interface PageFrameProps extends PageWithScreen {
  /** True if the identity has changed and the document is about to reload. */
  ending: boolean
}

/** Renders one page, or redirects a caller who may not open it. Loads the page's code and data at the same time. */
export function PageFrame({ name, page, screen, ending }: PageFrameProps) {
  const { pathname, search } = useCurrentUrl()
  const { role } = useMe()
  const fallback = useContext(PageFallbackContext)
  // A document that is about to reload does not redirect: the redirect would race with the reload, and would discard a form
  // with unsaved changes before the browser could ask.
  const redirect =
    ending || isDocumentBeingReplaced() || isVisitorOffline(role) ? null : redirectFor(page, role, pathname + search)
  usePageStart(name)
  if (redirect) return <Redirect to={redirect} />
  return (
    // The key resets the error and loading states of the previous page.
    <ErrorBoundary key={name} untouched={page.surface === 'tv'}>
      <Suspense fallback={fallback}>
        <ScreenOf screen={screen} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

function ScreenOf({ screen }: Pick<PageWithScreen, 'screen'>) {
  const Screen = useLazyPart(screen)
  return <Screen />
}

/** A page opened without a network redirects no visitor, because nobody can sign in then. */
const isVisitorOffline = (role: Role) => role === 'visitor' && isOfflineDocument()

// True until the document's first page was shown; all later pages were reached by navigating.
let isFirstPage = true

function usePageStart(name: string) {
  const { pathname, search, returned } = useCurrentUrl()
  const prepare = usePreloadPage()
  useEffect(() => prepare(pathname + search), [prepare, pathname, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not on every change of these values
  useEffect(() => {
    const navigated = !isFirstPage
    isFirstPage = false
    if (!navigated || reloadForNewBuild() || returned) return
    scrollTo(0, 0)
    // Moves the focus to the new page's title, for screen readers and the keyboard, unless a form has taken it.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('form')) document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus()
    })
  }, [name, pathname])
}

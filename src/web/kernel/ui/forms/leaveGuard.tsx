import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type CurrentUrl,
  historyStep,
  interceptHistorySteps,
  type Navigate,
  NavigationProvider,
  useNavigation,
} from '#web/kernel/navigation/navigation.tsx'
import { isChangingSession } from '#web/kernel/session/sessionChange.ts'

/** The forms of this page with unsaved changes. */
const unsaved = new Set<symbol>()
let isSkipped = false

/** Lets the navigation that follows at once pass without a question, after saving, removing or cancelling. */
export function skipLeaveGuard() {
  isSkipped = true
  setTimeout(() => {
    isSkipped = false
  })
}

const canLeave = () => isSkipped || unsaved.size === 0

const onUnload = (event: BeforeUnloadEvent) => {
  if (canLeave() || isChangingSession()) return
  event.preventDefault()
  // Browsers before 2023 need this value.
  event.returnValue = true
}

/** Asks before the page is left while there are unsaved changes: by a link, going back, reloading or closing. */
export function useLeaveGuard(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return
    const form = Symbol('form')
    unsaved.add(form)
    // The listener is added only while it is needed: a page with it is not stored in the browser's back/forward cache.
    addEventListener('beforeunload', onUnload)
    return () => {
      unsaved.delete(form)
      if (unsaved.size === 0) removeEventListener('beforeunload', onUnload)
    }
  }, [hasUnsaved])
}

/** Asks whether to leave the page without saving. */
export type AskToLeave = () => Promise<boolean>

export const confirmLeaving = async (ask: AskToLeave) => canLeave() || (await ask())

interface GuardedNavigationProps {
  ask: AskToLeave
  children: ReactNode
}

/** Makes all navigation of its children ask first if there are unsaved changes. */
export function GuardedNavigation({ ask, children }: GuardedNavigationProps) {
  const { here, navigate } = useNavigation()
  /** True while the question is open, so that it is not asked twice. */
  const asking = useRef(false)
  const latest = useRef({ ask, here })
  latest.current = { ask, here }

  const guarded = useCallback<Navigate>(
    (to, options) => {
      // A search replaces only the query string and keeps the page's forms, so it does not ask.
      const isSearch = options?.replace && new URL(to, location.href).pathname === latest.current.here.pathname
      if (canLeave() || isSearch) return navigate(to, options)
      void askOnce(asking, latest.current.ask).then((yes) => yes && navigate(to, options))
    },
    [navigate],
  )
  useGuardedHistory({ here, asking, latest })
  const navigation = useMemo(() => ({ here, navigate: guarded }), [here, guarded])
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>
}

const askOnce = async (asking: { current: boolean }, ask: AskToLeave) => {
  if (asking.current) return false
  asking.current = true
  return ask().finally(() => {
    asking.current = false
  })
}

interface HistoryGuard {
  /** Changes after every step that was allowed. */
  here: CurrentUrl
  asking: { current: boolean }
  latest: { current: { ask: AskToLeave; here: CurrentUrl } }
}

/** Guards going back and forward. The browser reports a step only afterwards, so it is undone, and repeated if the person agrees. */
function useGuardedHistory({ here, asking, latest }: HistoryGuard) {
  const step = useRef<number | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per allowed step
  useEffect(() => {
    step.current = historyStep()
  }, [here])

  useEffect(() => {
    let ownStep: 'undone' | 'agreed' | null = null
    interceptHistorySteps(() => {
      const previous = ownStep
      ownStep = null
      if (previous === 'undone') return true
      const { pathname, search } = latest.current.here
      const isSamePage = location.pathname === pathname && location.search === search
      if (previous === 'agreed' || canLeave() || isSamePage) return false
      const steps = (historyStep() ?? Number.NaN) - (step.current ?? Number.NaN)
      if (!steps) return false
      ownStep = 'undone'
      history.go(-steps)
      void askOnce(asking, latest.current.ask).then((yes) => {
        if (!yes) return
        ownStep = 'agreed'
        history.go(steps)
      })
      return true
    })
    return () => interceptHistorySteps(null)
  }, [asking, latest])
}

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type Here,
  type Navigate,
  NavigationProvider,
  stepNow,
  useNavigation,
  watchSteps,
} from '#web/kernel/navigation/navigation.tsx'
import { leavesOnPurpose } from '#web/kernel/session/leaving.ts'

/** The forms on this page with something in them that is not saved. */
const unsaved = new Set<symbol>()
let passing = false

/** What follows at once was asked for: it was saved, removed or cancelled. */
export function letPass() {
  passing = true
  setTimeout(() => {
    passing = false
  })
}

const nothingToLose = () => passing || unsaved.size === 0

const onUnload = (event: BeforeUnloadEvent) => {
  if (nothingToLose() || leavesOnPurpose()) return
  event.preventDefault()
  // Browsers before 2023 ask only for this.
  event.returnValue = true
}

/** While there is something unsaved, leaving the page asks first: by a link, going back, reloading or closing. */
export function useLeaveGuard(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return
    const own = Symbol('form')
    unsaved.add(own)
    // Only while needed: with a listener for this, a browser does not keep the page for going back to it.
    addEventListener('beforeunload', onUnload)
    return () => {
      unsaved.delete(own)
      if (unsaved.size === 0) removeEventListener('beforeunload', onUnload)
    }
  }, [hasUnsaved])
}

/** Asks whether to leave what is not saved. */
export type AskToLeave = () => Promise<boolean>

export const mayLeave = async (ask: AskToLeave) => nothingToLose() || (await ask())

interface GuardedNavigationProps {
  ask: AskToLeave
  children: ReactNode
}

/** Whatever navigates below this asks first, where there is something to lose. */
export function GuardedNavigation({ ask, children }: GuardedNavigationProps) {
  const { here, navigate } = useNavigation()
  /** Asked once, however often someone presses. */
  const asking = useRef(false)
  const latest = useRef({ ask, here })
  latest.current = { ask, here }

  const guarded = useCallback<Navigate>(
    (to, options) => {
      // A search that is being typed leaves the forms of its page where they are; another view of the page may not.
      const searches = options?.replace && new URL(to, location.href).pathname === latest.current.here.pathname
      if (nothingToLose() || searches) return navigate(to, options)
      void askOnce(asking, latest.current.ask).then((yes) => yes && navigate(to, options))
    },
    [navigate],
  )
  useUndoneSteps({ here, asking, latest })
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

interface Steps {
  /** Another one after every step that was let pass. */
  here: Here
  asking: { current: boolean }
  latest: { current: { ask: AskToLeave; here: Here } }
}

/** The browser tells of going back and forward when it has done it: it is taken back, and done again after a yes. */
function useUndoneSteps({ here, asking, latest }: Steps) {
  const step = useRef<number | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step that was let pass
  useEffect(() => {
    step.current = stepNow()
  }, [here])

  useEffect(() => {
    let expected: 'undone' | 'agreed' | null = null
    watchSteps(() => {
      const was = expected
      expected = null
      if (was === 'undone') return true
      const { pathname, search } = latest.current.here
      const stays = location.pathname === pathname && location.search === search
      if (was === 'agreed' || nothingToLose() || stays) return false
      const steps = (stepNow() ?? Number.NaN) - (step.current ?? Number.NaN)
      if (!steps) return false
      expected = 'undone'
      history.go(-steps)
      void askOnce(asking, latest.current.ask).then((yes) => {
        if (!yes) return
        expected = 'agreed'
        history.go(steps)
      })
      return true
    })
    return () => watchSteps(null)
  }, [asking, latest])
}

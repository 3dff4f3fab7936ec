import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type To, useLocation } from 'react-router'
import { watchSteps } from '#web/kernel/navigation/steps.ts'
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

/**
 * The router's own blocker needs a data router, 15 kB more on every page. So whatever navigates below this does it
 * through a navigator that asks, and going back is undone before the router hears of it.
 */
export function GuardedNavigation({ ask, children }: GuardedNavigationProps) {
  const context = useContext(NavigationContext)
  const { pathname, key } = useLocation()
  /** Asked once, however often someone presses. */
  const asking = useRef(false)
  const latest = useRef({ ask, pathname })
  latest.current = { ask, pathname }

  const navigator = useMemo(() => {
    const own = context.navigator
    const guarded = (go: () => void, to: To) => {
      const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname
      // Another search on the same page leaves its forms where they are.
      if (nothingToLose() || path === latest.current.pathname) return go()
      void askOnce(asking, latest.current.ask).then((yes) => yes && go())
    }
    return Object.assign(Object.create(own) as typeof own, {
      push: (...step: Parameters<typeof own.push>) => guarded(() => own.push(...step), step[0]),
      replace: (...step: Parameters<typeof own.replace>) => guarded(() => own.replace(...step), step[0]),
    })
  }, [context.navigator])

  useUndoneSteps({ key, asking, latest })
  const value = useMemo(() => ({ ...context, navigator }), [context, navigator])
  return <NavigationContext value={value}>{children}</NavigationContext>
}

const askOnce = async (asking: { current: boolean }, ask: AskToLeave) => {
  if (asking.current) return false
  asking.current = true
  return ask().finally(() => {
    asking.current = false
  })
}

interface Steps {
  /** Of the router's location: it changes with every step it has heard of. */
  key: string
  asking: { current: boolean }
  latest: { current: { ask: AskToLeave; pathname: string } }
}

/** Where the router counts this page's place in the history. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx

/** The browser tells of going back and forward when it has done it: it is taken back, and done again after a yes. */
function useUndoneSteps({ key, asking, latest }: Steps) {
  const place = useRef(placeInHistory())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step that the router has heard of
  useEffect(() => {
    place.current = placeInHistory()
  }, [key])

  useEffect(() => {
    let expected: 'undone' | 'agreed' | null = null
    const onStep = (event: Event) => {
      const was = expected
      expected = null
      if (was === 'undone') return event.stopImmediatePropagation()
      if (was === 'agreed' || nothingToLose() || location.pathname === latest.current.pathname) return
      const steps = (placeInHistory() ?? Number.NaN) - (place.current ?? Number.NaN)
      if (!steps) return
      event.stopImmediatePropagation()
      expected = 'undone'
      history.go(-steps)
      void askOnce(asking, latest.current.ask).then((yes) => {
        if (!yes) return
        expected = 'agreed'
        history.go(steps)
      })
    }
    watchSteps(onStep)
    return () => watchSteps(null)
  }, [asking, latest])
}

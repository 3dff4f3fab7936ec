import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { languageFromPath } from '#contract/pageUrl.ts'
import { matchPage, parsePath, usePageRegistry } from './pageRegistry.ts'

export interface CurrentUrl {
  pathname: string
  search: string
  hash: string
  /** True if the page was reached by going back or forward: the browser then restores the scroll position. */
  returned: boolean
}
export type Navigate = (to: string, options?: { replace?: boolean }) => void

const NavigationContext = createContext<{ here: CurrentUrl; navigate: Navigate } | null>(null)
/** Overrides the navigation of its children, for example to ask before leaving a form. */
export const NavigationProvider = NavigationContext.Provider

export function useNavigation() {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}

const readCurrentUrl = (returned: boolean): CurrentUrl => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, returned }
}

/** Number of history entries of this program before the current one; undefined if the browser opened the URL itself. */
export const historyStep = () => (history.state as { step?: number } | null)?.step

/** Numbers the document's first history entry. Called at the very start, because Firefox drops a pending step back when replaceState is called. */
export const initHistoryStep = () => {
  if (historyStep() === undefined) history.replaceState({ step: 0 }, '')
}

let interceptor: (() => boolean) | null = null
/** Sets a function that is called after every step back or forward; if it returns true, the step is not shown. */
export const interceptHistorySteps = (intercept: (() => boolean) | null) => {
  interceptor = intercept
}

/** Provides the navigation in the browser. The current page stays visible until the next one can be rendered. */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(() => readCurrentUrl(false))
  useEffect(() => {
    const onStep = () => {
      if (!interceptor?.()) startTransition(() => setHere(readCurrentUrl(true)))
    }
    addEventListener('popstate', onStep)
    return () => removeEventListener('popstate', onStep)
  }, [])
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    const step = historyStep() ?? 0
    if (replace) history.replaceState({ step }, '', to)
    else history.pushState({ step: step + 1 }, '', to)
    startTransition(() => setHere(readCurrentUrl(false)))
  }, [])
  const navigation = useMemo(() => ({ here, navigate }), [here, navigate])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** Provides a fixed URL for rendering on the server; navigating does nothing. */
export function StaticNavigation({ address, children }: { address: string; children: ReactNode }) {
  const { pathname, search } = parsePath(address)
  const here = { pathname, search, hash: '', returned: false }
  return <NavigationContext value={{ here, navigate: () => {} }}>{children}</NavigationContext>
}

export const useCurrentUrl = () => useNavigation().here

/** The query string of the current URL. */
export function useSearchParams(): URLSearchParams {
  const { search } = useCurrentUrl()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** The reader's language, as the current URL states it. */
export function useLanguage() {
  const { pathname } = useCurrentUrl()
  return languageFromPath(pathname, useSearchParams())
}

/** The parameters in the path of the current URL. */
export function usePathParams() {
  const { pathname } = useCurrentUrl()
  const parts = usePageRegistry()
  return useMemo(() => matchPage(parts, pathname)?.address.params ?? {}, [parts, pathname])
}

/** Navigates to a path. A page that this program does not contain is loaded as a new document. */
export function useNavigate(): Navigate {
  const { navigate } = useNavigation()
  const parts = usePageRegistry()
  return useCallback(
    (to, options) =>
      matchPage(parts, new URL(to, location.href).pathname) ? navigate(to, options) : location.assign(to),
    [parts, navigate],
  )
}

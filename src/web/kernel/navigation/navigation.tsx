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
import { inPieces, pageAt, useParts } from './parts.ts'

export interface Here {
  pathname: string
  search: string
  hash: string
  /** By going back or forward: the browser brings the page to where it was. */
  returned: boolean
}
export type Navigate = (to: string, options?: { replace?: boolean }) => void

const NavigationContext = createContext<{ here: Here; navigate: Navigate } | null>(null)
/** For whoever lets navigations below itself pass or not. */
export const NavigationProvider = NavigationContext.Provider

export function useNavigation() {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}

const hereNow = (returned: boolean): Here => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, returned }
}

/** How many pages of ours the browser has behind this one; undefined where it came to it by itself. */
export const stepNow = () => (history.state as { step?: number } | null)?.step

/** The page that a document begins with is the first. Said before it has loaded: Firefox forgets a step back that is asked for meanwhile. */
export const beginSteps = () => {
  if (stepNow() === undefined) history.replaceState({ step: 0 }, '')
}

let watcher: (() => boolean) | null = null
/** Asked about every step back or forward once the browser has taken it: true where it is in better hands. */
export const watchSteps = (watch: (() => boolean) | null) => {
  watcher = watch
}

/** Follows the browser from page to page. What is on the screen stays until the next page can be drawn. */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(() => hereNow(false))
  useEffect(() => {
    const onStep = () => {
      if (!watcher?.()) startTransition(() => setHere(hereNow(true)))
    }
    addEventListener('popstate', onStep)
    return () => removeEventListener('popstate', onStep)
  }, [])
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    const step = stepNow() ?? 0
    if (replace) history.replaceState({ step }, '', to)
    else history.pushState({ step: step + 1 }, '', to)
    startTransition(() => setHere(hereNow(false)))
  }, [])
  const navigation = useMemo(() => ({ here, navigate }), [here, navigate])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** Where a page is drawn that nobody has opened yet: at one address, with nowhere to go. */
export function StillNavigation({ address, children }: { address: string; children: ReactNode }) {
  const { pathname, search } = inPieces(address)
  const here = { pathname, search, hash: '', returned: false }
  return <NavigationContext value={{ here, navigate: () => {} }}>{children}</NavigationContext>
}

export const useHere = () => useNavigation().here

/** What the address says after its path. */
export function useSearch(): URLSearchParams {
  const { search } = useHere()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** In which language whatever is at the address is read. */
export function useLanguage() {
  const { pathname } = useHere()
  return languageFromPath(pathname, useSearch())
}

/** The parameters in the address's path. */
export function useParams() {
  const { pathname } = useHere()
  const parts = useParts()
  return useMemo(() => pageAt(parts, pathname)?.address.params ?? {}, [parts, pathname])
}

/** Goes to an address. A page that this program does not draw is another document. */
export function useNavigate(): Navigate {
  const { navigate } = useNavigation()
  const parts = useParts()
  return useCallback(
    (to, options) => (pageAt(parts, new URL(to, location.href).pathname) ? navigate(to, options) : location.assign(to)),
    [parts, navigate],
  )
}

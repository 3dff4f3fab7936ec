import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { askBrowser, type Question } from './askBrowser.ts'

const loadDialog = () => import('./ConfirmDialog.tsx')
const ConfirmDialog = lazy(() => loadDialog().then((module) => ({ default: module.ConfirmDialog })))

type Ask = (question: Question) => Promise<boolean>
const AskContext = createContext<Ask>(() => Promise.resolve(false))

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => {})
  const ask = useCallback<Ask>(async (question) => {
    const opener = document.activeElement
    const isHere = await loadDialog().then(
      () => true,
      () => false,
    )
    // The dialog's code did not come, perhaps for want of a network: the browser can ask as well.
    if (!isHere) return askBrowser(question)
    // One question at a time: the one before is taken for a no.
    answer.current(false)
    setAsked(question)
    setOpen(true)
    const yes = await new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    return yes
  }, [])
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            {...asked}
            open={open}
            onAnswer={(yes) => {
              setOpen(false)
              answer.current(yes)
            }}
          />
        </Suspense>
      )}
    </AskContext>
  )
}

/** Asks before something that cannot be undone. */
export const useAsk = (): Ask => useContext(AskContext)

/** The same where it will be needed: the dialog's code comes while the page is being read. */
export function useConfirm(): Ask {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [])
  return useAsk()
}

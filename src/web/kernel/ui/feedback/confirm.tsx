import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { askBrowser, type Question } from './askBrowser.ts'

// Not by kernel/navigation/part.ts: that starts a page again for a new version, and this may ask whether to leave one.
const loadDialog = () =>
  import('./ConfirmDialog.tsx').then(
    (m) => m.ConfirmDialog,
    () => null,
  )
type Dialog = NonNullable<Awaited<ReturnType<typeof loadDialog>>>

type Ask = (question: Question) => Promise<boolean>
const AskContext = createContext<Ask>(() => Promise.resolve(false))

/** On nothing, or on something of the dialog, which is about to leave. */
const isNowhere = (focused: Element | null) =>
  !focused || focused === document.body || !!focused.closest('[role="dialog"]')

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; Dialog: Dialog } | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => {})
  const opener = useRef<Element | null>(null)
  const giveFocusBack = useCallback(() => {
    const { current } = opener
    if (current instanceof HTMLElement && current.isConnected) current.focus()
  }, [])
  const ask = useCallback<Ask>(
    async (question) => {
      opener.current = document.activeElement
      const Dialog = await loadDialog()
      // The dialog's code did not come, perhaps for want of a network: the browser can ask as well.
      if (!Dialog) return askBrowser(question)
      // One question at a time: the one before is taken for a no.
      answer.current(false)
      setAsked({ question, Dialog })
      setOpen(true)
      const yes = await new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
      giveFocusBack()
      return yes
    },
    [giveFocusBack],
  )
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <asked.Dialog
          {...asked.question}
          open={open}
          onAnswer={(yes) => {
            setOpen(false)
            answer.current(yes)
          }}
          // Answered at once, the dialog may have taken the focus once more on its way out.
          onGone={() => isNowhere(document.activeElement) && giveFocusBack()}
        />
      )}
    </AskContext>
  )
}

/** Asks before something that cannot be undone. */
export const useAsk = (): Ask => useContext(AskContext)

/** The same where it will be needed: the dialog's code comes while the page is being read. */
export function useConfirm(): Ask {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), 1000)
    return () => clearTimeout(timer)
  }, [])
  return useAsk()
}

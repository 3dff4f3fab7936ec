import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { type ConfirmQuestion, confirmInBrowser } from './confirmInBrowser.ts'

// The dialog is not a lazy part: lazy parts may reload the page for a new build, and the dialog may protect unsaved changes.
const loadDialog = () =>
  import('./ConfirmDialog.tsx').then(
    (m) => m.ConfirmDialog,
    () => null,
  )
type Dialog = NonNullable<Awaited<ReturnType<typeof loadDialog>>>

type Ask = (question: ConfirmQuestion) => Promise<boolean>
const AskContext = createContext<Ask>(() => Promise.resolve(false))

/** True if the focus is on no element or inside a dialog. */
const isFocusLost = (focused: Element | null) =>
  !focused || focused === document.body || !!focused.closest('[role="dialog"]')

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ question: ConfirmQuestion; Dialog: Dialog } | null>(null)
  const [open, setOpen] = useState(false)
  const resolveAnswer = useRef<(yes: boolean) => void>(() => {})
  const opener = useRef<Element | null>(null)
  const restoreFocus = useCallback(() => {
    const { current: element } = opener
    if (element instanceof HTMLElement && element.isConnected) element.focus()
  }, [])
  const ask = useCallback<Ask>(
    async (question) => {
      opener.current = document.activeElement
      const Dialog = await loadDialog()
      // The dialog's code failed to load, for example without a network.
      if (!Dialog) return confirmInBrowser(question)
      // Only one question is open at a time: the earlier one is answered with no.
      resolveAnswer.current(false)
      setCurrent({ question, Dialog })
      setOpen(true)
      const yes = await new Promise<boolean>((resolve) => {
        resolveAnswer.current = resolve
      })
      restoreFocus()
      return yes
    },
    [restoreFocus],
  )
  return (
    <AskContext value={ask}>
      {children}
      {current && (
        <current.Dialog
          {...current.question}
          open={open}
          onAnswer={(yes) => {
            setOpen(false)
            resolveAnswer.current(yes)
          }}
          // The dialog may take the focus again while it closes, if it was answered at once.
          onGone={() => isFocusLost(document.activeElement) && restoreFocus()}
        />
      )}
    </AskContext>
  )
}

/** Returns the function that opens the confirm dialog. Its code loads with the first question. */
export const useConfirmDialog = (): Ask => useContext(AskContext)

/** Like useConfirmDialog, but loads the dialog's code one second after the page, so that it opens without delay. */
export function usePreloadedConfirmDialog(): Ask {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), 1000)
    return () => clearTimeout(timer)
  }, [])
  return useConfirmDialog()
}

import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react'
import type { Question } from './ConfirmDialog.tsx'

const loadDialog = () => import('./ConfirmDialog.tsx')
const ConfirmDialog = lazy(() => loadDialog().then((module) => ({ default: module.ConfirmDialog })))

type Ask = (question: Question) => Promise<boolean>
const AskContext = createContext<Ask>(() => Promise.resolve(false))

interface Asked extends Question {
  answer: (yes: boolean) => void
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({ ...question, answer: resolve })
        setOpen(true)
      }),
    [],
  )
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
              asked.answer(yes)
            }}
          />
        </Suspense>
      )}
    </AskContext>
  )
}

/** Asks before something that cannot be undone. The dialog's code comes while the page is being read. */
export function useConfirm(): Ask {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [])
  return useContext(AskContext)
}

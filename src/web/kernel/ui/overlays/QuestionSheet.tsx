import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import classes from './QuestionSheet.module.css'

interface QuestionSheetProps {
  title: string
  sentence?: string
  onClose: () => void
  /** Buttons. */
  children: ReactNode
}

/** A bottom sheet with a question or message. Uses the browser's dialog element, which traps the focus and closes on Escape. */
export const QuestionSheet = ({ open, ...question }: QuestionSheetProps & { open: boolean }) =>
  open && <OpenQuestion {...question} />

function OpenQuestion({ title, sentence, onClose, children }: QuestionSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closes before the element is removed, because only then does the browser restore the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={`${id}-title`}
      aria-describedby={sentence ? `${id}-sentence` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="stack gap-20">
        <div className="stack gap-6">
          <h2 id={`${id}-title`} className="large">
            {title}
          </h2>
          {sentence && (
            <p id={`${id}-sentence`} className="muted">
              {sentence}
            </p>
          )}
        </div>
        <div className="stack gap-8">{children}</div>
      </div>
    </dialog>
  )
}

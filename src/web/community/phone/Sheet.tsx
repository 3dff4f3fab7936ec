import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './Sheet.module.css'

interface SheetProps {
  open: boolean
  title: string
  sentence?: string
  onClose: () => void
  /** What can be done: buttons. */
  children: ReactNode
}

/** A question or a message that comes up from the bottom. The browser's own dialog: it holds the focus and closes on Escape. */
export function Sheet({ open, title, sentence, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [open])
  if (!open) return null
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
      <h2 id={`${id}-title`}>{title}</h2>
      {sentence && <p id={`${id}-sentence`}>{sentence}</p>}
      <div className={classes.actions}>{children}</div>
    </dialog>
  )
}

import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './Sheet.module.css'

interface SheetProps {
  onClose: () => void
  /** In the middle of the screen, for a few words; else it comes from below. */
  small?: boolean
  /** Its title carries the id; `close` gives the focus back to where it was. */
  children: (titleId: string, close: () => void) => ReactNode
}

/** Stands before the page until it is closed. Open for as long as it is drawn. */
export function Sheet({ onClose, small = false, children }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => box.current?.close()
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    dialog.showModal()
    // The backdrop is the dialog's own; what is in it has a box of its own.
    const closeBeside = ({ target }: Event) => target === dialog && dialog.close()
    dialog.addEventListener('click', closeBeside)
    return () => dialog.removeEventListener('click', closeBeside)
  }, [])
  return (
    <dialog ref={box} className={classes.sheet} data-small={small || undefined} aria-labelledby={id} onClose={onClose}>
      <div>{children(id, close)}</div>
    </dialog>
  )
}

/** The inside of a small sheet: a title, a few words, a button. */
export const SheetMessage = ({ children }: { children: ReactNode }) => <div className={classes.message}>{children}</div>

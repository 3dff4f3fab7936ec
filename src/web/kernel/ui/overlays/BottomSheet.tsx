import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './BottomSheet.module.css'

interface BottomSheetProps {
  onClose: () => void
  /** A short message in the middle of the screen instead of a sheet at the bottom. */
  small?: boolean
  /** The title must have the id `titleId`; `close` closes the sheet and restores the focus. */
  children: (titleId: string, close: () => void) => ReactNode
}

/** A modal sheet, open while it is rendered. */
export function BottomSheet({ onClose, small = false, children }: BottomSheetProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => box.current?.close()
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    dialog.showModal()
    // A click on the backdrop has the dialog as its target; clicks on the content have the inner box.
    const closeOnBackdrop = ({ target }: Event) => target === dialog && dialog.close()
    dialog.addEventListener('click', closeOnBackdrop)
    return () => dialog.removeEventListener('click', closeOnBackdrop)
  }, [])
  return (
    <dialog ref={box} className={classes.sheet} data-small={small || undefined} aria-labelledby={id} onClose={onClose}>
      <div>{children(id, close)}</div>
    </dialog>
  )
}

/** Layout of a small sheet: a title, a text and a button. */
export const BottomSheetMessage = ({ children }: { children: ReactNode }) => (
  <div className={classes.message}>{children}</div>
)

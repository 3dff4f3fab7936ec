import { type ReactNode, useId } from 'react'
import classes from './BottomSheet.module.css'
import { useModalDialog } from './useModalDialog.ts'

interface BottomSheetProps {
  onClose: () => void
  /** True shows a short message in the middle of the screen instead of a sheet at the bottom. */
  small?: boolean
  /** The title must have the id `titleId`; `close` closes the sheet and restores the focus. */
  children: (titleId: string, close: () => void) => ReactNode
}

/** A modal sheet, open while it is rendered. */
export function BottomSheet({ onClose, small = false, children }: BottomSheetProps) {
  const { box, close } = useModalDialog()
  const id = useId()
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

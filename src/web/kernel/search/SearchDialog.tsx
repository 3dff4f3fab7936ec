import { type ReactNode, useId } from 'react'
import { useModalDialog } from '#web/kernel/ui/overlays/useModalDialog.ts'
import { Search } from './Search.tsx'
import classes from './SearchDialog.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import type { SearchDialogProps } from './searchDialogProps.ts'
import type { SearchTarget } from './searchTarget.ts'

/** The search and the list of keyboard shortcuts, each in a modal dialog. */
export const SearchDialog = ({ targets, view, onClose }: SearchDialogProps & { targets: readonly SearchTarget[] }) => (
  <Modal onClose={onClose}>
    {(titleId, close) =>
      view === 'search' ? (
        <Search titleId={titleId} targets={targets} onOpen={close} />
      ) : (
        <Shortcuts titleId={titleId} onClose={close} />
      )
    }
  </Modal>
)

interface ModalProps {
  onClose: () => void
  children: (titleId: string, close: () => void) => ReactNode
}

/** A modal <dialog> element: the browser keeps the focus inside and returns it when the dialog closes. */
function Modal({ onClose, children }: ModalProps) {
  const { box, close } = useModalDialog()
  const titleId = useId()
  return (
    <dialog ref={box} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={classes.box}>{children(titleId, close)}</div>
    </dialog>
  )
}

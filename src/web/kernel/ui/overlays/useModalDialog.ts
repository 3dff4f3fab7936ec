import { useEffect, useRef } from 'react'

/** Opens a dialog element as a modal when it is mounted. A click on its backdrop closes it. */
export function useModalDialog() {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    dialog.showModal()
    // A click on the backdrop has the dialog as its target; clicks on the content have the inner box.
    const closeOnBackdrop = ({ target }: Event) => target === dialog && dialog.close()
    dialog.addEventListener('click', closeOnBackdrop)
    return () => dialog.removeEventListener('click', closeOnBackdrop)
  }, [])
  return { box, close: () => box.current?.close() }
}

import { useEffect, useState } from 'react'
import { registerReauthentication } from '#web/kernel/data/reauthentication.ts'

// The dialog is not a lazy part: lazy parts may reload the page for a new build, and the refused write would be lost.
const loadDialog = () =>
  Promise.all([import('#web/kernel/ui/feedback/ConfirmDialog.tsx'), import('./ReauthenticationDialog.tsx')]).then(
    ([{ DialogFrame }, { ReauthenticationDialog }]) => ({ DialogFrame, ReauthenticationDialog }),
    () => null,
  )
type Dialog = NonNullable<Awaited<ReturnType<typeof loadDialog>>>

/** Shows a dialog when the server refuses a write that needs a recent sign-in; the focus then returns to where it was. */
export function Reauthentication() {
  const [open, setOpen] = useState<{ dialog: Dialog; answer: (proved: boolean) => void } | null>(null)
  useEffect(
    () =>
      registerReauthentication(async () => {
        const opener = document.activeElement
        const dialog = await loadDialog()
        if (!dialog) return false
        const proved = await new Promise<boolean>((answer) => setOpen({ dialog, answer }))
        setOpen(null)
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        return proved
      }),
    [],
  )
  if (!open) return null
  const { DialogFrame, ReauthenticationDialog } = open.dialog
  return <ReauthenticationDialog Frame={DialogFrame} onAnswer={open.answer} />
}

import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { usePreloadedConfirmDialog } from '#web/kernel/ui/feedback/ConfirmProvider.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { memberText as text } from './member.text.ts'

/**
 * The writes that invite a lider (class leader) to choose a password. `link` is the invitation's, if it could not be
 * mailed.
 */
export function useInvitations({ id }: Pick<Member, 'id'>) {
  const ask = usePreloadedConfirmDialog()
  const [link, setLink] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const open = useWrite(api.community.members.openFirstPassword)
  const again = useWrite(api.community.members.inviteAgain)
  const undoing = useWrite(api.community.members.undoPassword)

  const run = async (write: () => Promise<{ link: string | null }>, said: (link: string | null) => string) => {
    setBusy(true)
    try {
      const { link: created } = await write()
      setLink(created)
      popup.success(said(created))
    } catch (error) {
      popup.error(failureSentence(toFailure(error)))
    } finally {
      setBusy(false)
    }
  }
  return {
    link,
    busy,
    invite: () =>
      run(
        () => again.mutateAsync({ id }),
        (created) => (created ? text.linkCreated : text.invited),
      ),
    reset: async () => {
      if (await ask(text.openQuestion))
        await run(
          () => open.mutateAsync({ id }),
          () => text.opened,
        )
    },
    undo: async (setAt: string) => {
      if (await ask(text.undoQuestion))
        await run(
          () => undoing.mutateAsync({ id, setAt }),
          () => text.undone,
        )
    },
  }
}

import { useState } from 'react'
import { api } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { useConfirm } from '#web/kernel/ui/confirm.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { messagesText as text } from './messages.text.ts'

/** Asks, removes, and says so. What somebody else removed meanwhile counts as removed. */
export function useRemoveMessage(onRemoved: () => void) {
  const ask = useConfirm()
  const [removing, setRemoving] = useState(false)
  const done = () => {
    popup.success(text.deleted)
    onRemoved()
  }
  const remove = useWrite(api.club.messages.remove, {
    onSuccess: done,
    onError: (failure) => {
      if (isRefusal(failure, 'gone')) return done()
      setRemoving(false)
      popup.error(sentenceFor(failure))
    },
  })
  return {
    removing,
    async remove(id: string) {
      if (removing || !(await ask(text.question))) return
      setRemoving(true)
      remove.mutate({ id })
    },
  }
}

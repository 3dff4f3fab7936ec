import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { useConfirm } from '#web/kernel/ui/confirm.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { postsText as text } from './posts.text.ts'

/** Asks, removes, and says so. What somebody else removed meanwhile counts as removed. */
export function useRemovePost(onRemoved?: () => void) {
  const ask = useConfirm()
  const [removing, setRemoving] = useState(false)
  const done = () => {
    popup.success(text.deleted)
    onRemoved?.()
  }
  const remove = useWrite(api.club.posts.remove, {
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
      // Known to the screen before the server hears of it: the live name may overtake the answer.
      flushSync(() => setRemoving(true))
      remove.mutate({ id })
    },
  }
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Write } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import type { Question } from '#web/kernel/ui/askBrowser.ts'
import { useConfirm } from '#web/kernel/ui/confirm.tsx'
import { popup } from '#web/kernel/ui/popups.ts'

interface Removal {
  question: Question
  onRemoved: () => void
}

/** Asks, removes, and says so. What somebody else removed meanwhile counts as removed. */
export function useRemoval<O>(write: Write<{ id: string }, O>, { question, onRemoved }: Removal) {
  const ask = useConfirm()
  const [removing, setRemoving] = useState(false)
  const remove = useWrite(write, {
    onSuccess: onRemoved,
    onError: (failure) => {
      if (isRefusal(failure, 'gone')) return onRemoved()
      setRemoving(false)
      popup.error(sentenceFor(failure))
    },
  })
  return {
    removing,
    async remove(id: string) {
      if (removing || !(await ask(question))) return
      // Known to the screen before the server hears of it: the live name may overtake the answer.
      flushSync(() => setRemoving(true))
      remove.mutate({ id })
    },
  }
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Write } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { useConfirm } from '#web/kernel/ui/confirm.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { bagsText as text } from './bags.text.ts'

interface RemovingParts {
  done: string
  body?: string
  onRemoved?: () => void
}

/** Asks, removes, and says so. What somebody else removed meanwhile counts as removed. */
export function useRemoving<O>(endpoint: Write<{ id: string }, O>, { done, body, onRemoved }: RemovingParts) {
  const ask = useConfirm()
  const [removing, setRemoving] = useState(false)
  const finish = () => {
    popup.success(done)
    onRemoved?.()
  }
  const write = useWrite(endpoint, {
    onSuccess: finish,
    onError: (failure) => {
      if (isRefusal(failure, 'gone')) return finish()
      setRemoving(false)
      popup.error(sentenceFor(failure))
    },
  })
  return {
    removing,
    async remove(id: string) {
      if (removing || !(await ask(body ? { ...text.question, body } : text.question))) return
      // Known to the screen before the server hears of it: the live name may overtake the answer.
      flushSync(() => setRemoving(true))
      write.mutate({ id })
    },
  }
}

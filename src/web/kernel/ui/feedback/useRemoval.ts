import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Write } from '#contract/api.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { useWrite, type Variables } from '#web/kernel/data/writes.ts'
import { removalQuestion } from '#web/kernel/text/editing.text.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { useGoOn } from '../forms/goingOn.ts'
import type { Question } from './askBrowser.ts'
import { useConfirm } from './confirm.tsx'
import { popup } from './popups.ts'

interface Removal {
  /** Where a kind of thing has words of its own. */
  question?: Partial<Question>
  /** What is said when it is done, and a second sentence where one is not enough. */
  said: string
  detail?: string
  /** Where to go from a page that shows what was removed. */
  to?: () => string
  /** What was pressed is no part of what is removed, and can be pressed again. */
  stays?: boolean
}

/** Whoever pressed goes on from the list around it, or from the page: the row itself will be gone. */
const focusableAround = (pressed: Element | null) =>
  pressed?.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')

/** Asks, removes, and says so. What somebody else removed meanwhile counts as removed. */
export function useRemoval<I, O>(write: Write<I, O>, { question, said, detail, to, stays = false }: Removal) {
  const ask = useConfirm()
  const goOn = useGoOn()
  const [removing, setRemoving] = useState(false)

  const removal = useWrite(write)
  return {
    /** Also afterwards, until what was removed has left the screen. */
    removing,
    /** Tells whether it is gone now. */
    async remove(input: Variables<I>) {
      const button = document.activeElement
      const around = focusableAround(button)
      if (removing || !(await ask({ ...removalQuestion, ...question }))) return false
      // Known to the screen before the server hears of it: the live name may overtake the answer.
      flushSync(() => setRemoving(true))
      try {
        await removal.mutateAsync(input)
      } catch (error) {
        const failure = failureOf(error)
        if (!failure.is('gone')) {
          setRemoving(false)
          popup.error(sentenceFor(failure))
          return false
        }
      }
      popup.success(said, detail)
      if (to) goOn(to())
      else if (stays) setRemoving(false)
      else if ([button, document.body].includes(document.activeElement)) around?.focus({ preventScroll: true })
      return true
    },
  }
}

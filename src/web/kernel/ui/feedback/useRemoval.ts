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
  /** Replaces parts of the default question. */
  question?: Partial<Question>
  /** Popup text after the removal; `detail` is an optional second sentence. */
  said: string
  detail?: string
  /** Path to open after the removal, for pages that show the removed item. */
  to?: () => string
  /** The button stays on the page after the removal, so it is enabled again. */
  stays?: boolean
}

/** The list around the button, or the page: gets the focus when the row of the button is removed. */
const findFocusTarget = (pressed: Element | null) =>
  pressed?.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')

/** Asks for confirmation, removes, and shows a popup. An item that somebody else has removed meanwhile counts as removed. */
export function useRemoval<I, O>(write: Write<I, O>, { question, said, detail, to, stays = false }: Removal) {
  const ask = useConfirm()
  const goOn = useGoOn()
  const [removing, setRemoving] = useState(false)

  const removal = useWrite(write)
  return {
    /** True from the confirmation until the removed row has left the screen. */
    removing,
    /** Resolves with true if the item is removed. */
    async remove(input: Variables<I>) {
      const button = document.activeElement
      const focusTarget = findFocusTarget(button)
      if (removing || !(await ask({ ...removalQuestion, ...question }))) return false
      // Rendered before the request is sent, because the live notification may arrive before the response.
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
      else if ([button, document.body].includes(document.activeElement)) focusTarget?.focus({ preventScroll: true })
      return true
    },
  }
}

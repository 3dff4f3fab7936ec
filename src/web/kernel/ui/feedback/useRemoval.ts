import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Write } from '#contract/api.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { useWrite, type WriteInput } from '#web/kernel/data/writes.ts'
import { removalQuestion } from '#web/kernel/text/editing.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { useNavigateIfMounted } from '../forms/useNavigateIfMounted.ts'
import { usePreloadedConfirmDialog } from './ConfirmProvider.tsx'
import type { ConfirmQuestion } from './confirmInBrowser.ts'
import { type PopupAction, popup } from './popups.ts'
import { undoAction } from './undoRemoval.ts'

interface Removal {
  /** Replaces parts of the default question. */
  question?: Partial<ConfirmQuestion>
  /** Popup text after the removal; `detail` is an optional second sentence. */
  said: string
  detail?: string
  /** Path to open after the removal, for pages that show the removed item. */
  to?: () => string
  /** The endpoint that undoes the removal, for things that are archived and do not go to the bin. */
  undo?: { endpoint: string }
  /** True if the button stays on the page after the removal: it is then enabled again. */
  stays?: boolean
}

/** The list around the button, or the page: gets the focus when the row of the button is removed. */
const findFocusTarget = (pressed: Element | null) =>
  pressed?.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')

/** Asks for confirmation, removes, and shows a popup, with 'Deshacer' if the removal can be undone. An item that somebody else has removed meanwhile counts as removed. */
export function useRemoval<I, O>(write: Write<I, O>, { question, said, detail, to, undo, stays = false }: Removal) {
  const ask = usePreloadedConfirmDialog()
  const goOn = useNavigateIfMounted()
  const [removing, setRemoving] = useState(false)

  const cache = useReadCache()
  const removal = useWrite(write)
  return {
    /** True from the confirmation until the removed row has left the screen. */
    removing,
    /** Resolves with true if the item is removed. */
    async remove(input: WriteInput<I>) {
      const button = document.activeElement
      const focusTarget = findFocusTarget(button)
      if (removing || !(await ask({ ...removalQuestion, ...question }))) return false
      // Rendered before the request is sent, because the live notification may arrive before the response.
      flushSync(() => setRemoving(true))
      let action: PopupAction | undefined
      try {
        const output = await removal.mutateAsync(input)
        action = undoAction(cache, { endpoint: write.endpoint, input, output, undo })
      } catch (error) {
        const failure = toFailure(error)
        if (!failure.is('gone')) {
          setRemoving(false)
          popup.error(failureSentence(failure))
          return false
        }
      }
      popup.success(said, detail, action)
      if (to) goOn(to())
      else if (stays) setRemoving(false)
      else if ([button, document.body].includes(document.activeElement)) focusTarget?.focus({ preventScroll: true })
      return true
    },
  }
}

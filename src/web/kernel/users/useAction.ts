import type { Write } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'

/** One press, and what is said of it. */
export const useAction = <I, O>(write: Write<I, O>, said: string) =>
  useWrite(write, {
    onSuccess: () => popup.success(said),
    onError: (failure) => popup.error(sentenceFor(failure)),
  })

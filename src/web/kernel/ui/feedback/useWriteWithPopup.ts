import type { Write } from '#contract/api.ts'
import { useWrite, type WriteInput } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from './popups.ts'

/** A write that shows a popup on success, if `said` is given, and on failure. */
export const useWriteWithPopup = <I, O>(
  write: Write<I, O>,
  said?: string | ((output: O, input: WriteInput<I>) => string),
  untilRead?: () => Promise<void>,
) =>
  useWrite(write, {
    onSuccess: (output, input) => {
      if (said) popup.success(typeof said === 'string' ? said : said(output, input))
    },
    onError: (failure) => popup.error(failureSentence(failure)),
    ...(untilRead && { untilRead }),
  })

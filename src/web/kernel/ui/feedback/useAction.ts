import type { Write } from '#contract/api.ts'
import { useWrite, type Variables } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from './popups.ts'

/** A write that shows a popup on success, if `said` is given, and on failure. */
export const useAction = <I, O>(write: Write<I, O>, said?: string | ((output: O, input: Variables<I>) => string)) =>
  useWrite(write, {
    onSuccess: (output, input) => {
      if (said) popup.success(typeof said === 'string' ? said : said(output, input))
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })

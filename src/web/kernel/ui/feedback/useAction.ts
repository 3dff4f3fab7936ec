import type { Write } from '#contract/api.ts'
import { useWrite, type Variables } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from './popups.ts'

/** One press, and what is said of it; where nothing is, only what went wrong. */
export const useAction = <I, O>(write: Write<I, O>, said?: string | ((done: O, asked: Variables<I>) => string)) =>
  useWrite(write, {
    onSuccess: (done, asked) => {
      if (said) popup.success(typeof said === 'string' ? said : said(done, asked))
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })

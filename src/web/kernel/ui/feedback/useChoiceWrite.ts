import type { Write } from '#contract/api.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { whenRead } from '#web/kernel/data/whenRead.ts'
import { useWriteWithPopup } from './useWriteWithPopup.ts'

/**
 * A write of a control that saves each choice at once. It stays pending until the choice has been read again: the control shows
 * the write's `variables` until then, and never the previous choice.
 */
export const useChoiceWrite = <I, O>(write: Write<I, O>, said: string) => {
  const cache = useReadCache()
  return useWriteWithPopup(write, said, () => whenRead(cache, write.endpoint))
}

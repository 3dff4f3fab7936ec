import { api } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { useConfirm } from '#web/kernel/ui/confirm.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { bagsText as text } from './bags.text.ts'

/** Takes every waiting bag off the televisions, after asking. */
export function useRemovePending() {
  const ask = useConfirm()
  const write = useWrite(api.club.custody.removePending, {
    onSuccess: () => popup.success(text.pendingRemoved),
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return {
    removing: write.isPending,
    async remove() {
      if (write.isPending || !(await ask({ ...text.question, body: text.pendingBody }))) return
      write.mutate()
    },
  }
}

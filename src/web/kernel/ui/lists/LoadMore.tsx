import { Button } from '@mantine/core'
import type { Failure } from '#web/kernel/data/failure.ts'
import { commonText } from '#web/kernel/text/common.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'

export interface LoadMoreProps {
  label?: string
  pages: { hasMore: boolean; isComing: boolean; failure: Failure | null; more: () => void }
}

/** The button below a list that loads its next page; after a failure it retries. */
export function LoadMore({ label = commonText.more, pages: { hasMore, isComing, failure, more } }: LoadMoreProps) {
  if (!hasMore && !failure) return null
  return (
    <div className="stack center muted above screen-only">
      {failure && <p role="alert">{failureSentence(failure)}</p>}
      <Button variant="default" loading={isComing} onClick={more}>
        {failure ? kernelText.retry : label}
      </Button>
    </div>
  )
}

import { Button } from '@mantine/core'
import type { Failure } from '#web/kernel/data/failure.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'

interface MoreProps {
  label?: string
  pages: { hasMore: boolean; isComing: boolean; failure: Failure | null; more: () => void }
}

/** The button below a list that loads its next page; after a failure it retries. */
export function More({ label = kernelText.more, pages: { hasMore, isComing, failure, more } }: MoreProps) {
  if (!hasMore && !failure) return null
  return (
    <div className="stack center muted above screen-only">
      {failure && <p role="alert">{sentenceFor(failure)}</p>}
      <Button variant="default" loading={isComing} onClick={more}>
        {failure ? kernelText.retry : label}
      </Button>
    </div>
  )
}

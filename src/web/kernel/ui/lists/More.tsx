import { Button } from '@mantine/core'
import type { Failure } from '#web/kernel/data/failure.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { Stack } from '../layout/layout.tsx'
import classes from './Rows.module.css'

interface MoreProps {
  label?: string
  pages: { hasMore: boolean; isComing: boolean; failure: Failure | null; more: () => void }
}

/** The next page of a list, under it. */
export function More({ label = kernelText.more, pages: { hasMore, isComing, failure, more } }: MoreProps) {
  if (!hasMore && !failure) return null
  return (
    <Stack align="center" className={classes.more}>
      {failure && <p role="alert">{sentenceFor(failure)}</p>}
      <Button variant="default" loading={isComing} onClick={more}>
        {failure ? kernelText.retry : label}
      </Button>
    </Stack>
  )
}

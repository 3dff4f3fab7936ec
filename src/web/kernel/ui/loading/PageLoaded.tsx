import type { ReactNode } from 'react'
import { isGone } from '#web/kernel/data/failure.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { Bone } from './Bone.tsx'
import type { Reading } from './Loaded.tsx'
import classes from './loading.module.css'

export interface PageLoadedProps<T> {
  read: Reading<T>
  /** Frame of the page, rendered while loading too. */
  page: (props: { children: ReactNode }) => ReactNode
  words: { loading: string; failed: string; retry: string }
  /** Sentence of a refusal, shown instead of the general error. */
  refusal?: string | null | undefined
  children: (data: T) => ReactNode
}

/** Renders a page when its data has loaded; until then a skeleton, or an error with a retry button. */
export function PageLoaded<T>({ read, page: Page, words, refusal, children }: PageLoadedProps<T>) {
  const { data, error, isFetching, refetch } = read
  if (isGone(error)) return <NotFound />
  if (data !== undefined) return children(data)
  return (
    <Page>
      {error ? (
        <div className={classes.panel} role="alert">
          <p>{refusal ?? words.failed}</p>
          <button type="button" className="button" disabled={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </button>
        </div>
      ) : (
        <div className={`stack gap-24 inset ${classes.late}`}>
          <span role="status" className="unseen">
            {words.loading}
          </span>
          <Bone width={220} height={32} />
          <Bone height={96} radius={10} />
          <Bone height={96} radius={10} />
          <Bone height={96} radius={10} />
        </div>
      )}
    </Page>
  )
}

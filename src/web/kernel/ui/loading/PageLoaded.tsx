import type { ReactNode } from 'react'
import { isGone } from '#web/kernel/data/failure.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import type { ReadState } from './Loaded.tsx'
import classes from './loading.module.css'
import { SkeletonBox } from './SkeletonBox.tsx'

export interface PageLoadedProps<T> {
  read: ReadState<T>
  /** Frame around the skeleton and the error. When the data has loaded, `children` renders the frame itself. */
  page: (props: { children: ReactNode }) => ReactNode
  words: { loading: string; failed: string; retry: string }
  /** Sentence of a refusal, shown instead of the general error. */
  refusal?: string | null | undefined
  children: (data: T) => ReactNode
}

/**
 * Renders a page when its data has loaded; until then a skeleton, an error with a retry button, or that the object does
 * not exist.
 */
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
          <SkeletonBox width={220} height={32} />
          <SkeletonBox height={96} radius={10} />
          <SkeletonBox height={96} radius={10} />
          <SkeletonBox height={96} radius={10} />
        </div>
      )}
    </Page>
  )
}

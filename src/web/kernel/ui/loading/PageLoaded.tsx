import type { ReactNode } from 'react'
import { isGone } from '#web/kernel/data/failure.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { Bone } from './Bone.tsx'
import type { Reading } from './Loaded.tsx'
import classes from './loading.module.css'

export interface PageLoadedProps<T> {
  read: Reading<T>
  /** What stands around it on every page, also until it is there. */
  page: (props: { children: ReactNode }) => ReactNode
  words: { loading: string; failed: string; retry: string }
  /** Why it did not come, where more is known than that. */
  refusal?: string | null | undefined
  children: (data: T) => ReactNode
}

/** A page once what it shows is there; before, its outline; and plain words when it does not come. */
export function PageLoaded<T>({ read, page: Page, words, refusal, children }: PageLoadedProps<T>) {
  const { data, error, isFetching, refetch } = read
  // It was taken away while somebody looked at it, or never was there.
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

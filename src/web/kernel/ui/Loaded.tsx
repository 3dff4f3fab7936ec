import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Failure } from '#web/kernel/data/failure.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import classes from './Loaded.module.css'

interface LoadedProps<T> {
  read: Pick<UseQueryResult<T, Failure>, 'data' | 'error' | 'isFetching'> & { refetch: () => Promise<unknown> }
  /** Shaped like what is coming; seen only when it takes longer than 200 ms. */
  skeleton: ReactNode
  /** What to say, and what to do next, when there is nothing. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

const nothingIn = (data: unknown) => Array.isArray(data) && data.length === 0

/** The four states of anything that is read: on its way, empty, failed, there. */
export function Loaded<T>({ read, skeleton, empty, isEmpty = nothingIn, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = read
  // What is there stays there: a failed refresh never takes a list away.
  if (data !== undefined) return empty && isEmpty(data) ? empty : children(data)
  if (!error)
    return (
      <div className={classes.late}>
        <span role="status" className="unseen">
          {kernelText.loading}
        </span>
        <div aria-hidden>{skeleton}</div>
      </div>
    )
  return (
    <Trouble sentence={sentenceFor(error)}>
      <button type="button" className={classes.retry} disabled={isFetching} onClick={() => void refetch()}>
        {kernelText.retry}
      </button>
    </Trouble>
  )
}

/** A plain sentence where something should have been, and the way on. */
export function Trouble({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={classes.panel} role="alert">
      <p>{sentence}</p>
      {children}
    </div>
  )
}

/** One sentence and the next step, where a list has nothing. */
export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={classes.panel}>
      <p>{sentence}</p>
      {children}
    </div>
  )
}

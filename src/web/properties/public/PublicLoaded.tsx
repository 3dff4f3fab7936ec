import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Failure, isGone } from '#web/kernel/data/failure.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import classes from './PublicLoaded.module.css'
import { PublicPage } from './PublicPage.tsx'
import { publicText as text } from './public.text.ts'

interface PublicLoadedProps<T> {
  read: Pick<UseQueryResult<T, Failure>, 'data' | 'error' | 'isFetching' | 'refetch'>
  children: (data: T) => ReactNode
}

/** A page once what it shows is there; before, that it comes; and plain words when it does not. */
export function PublicLoaded<T>({ read: { data, error, isFetching, refetch }, children }: PublicLoadedProps<T>) {
  // It was taken off while somebody looked at it, or never was there.
  if (isGone(error)) return <NotFound />
  if (data !== undefined) return children(data)
  return (
    <PublicPage>
      <div className={classes.waiting}>
        {error ? (
          <>
            <p role="alert">{text.failed}</p>
            <button type="button" disabled={isFetching} onClick={() => void refetch()}>
              {text.retry}
            </button>
          </>
        ) : (
          <p role="status">{text.loading}</p>
        )}
      </div>
    </PublicPage>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Failure, isGone } from '#web/kernel/data/failure.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { refusalIn } from '#web/kernel/text/refusals.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import classes from './GuestLoaded.module.css'
import { GuestPage } from './GuestPage.tsx'
import { guestKernelText } from './guest.text.ts'
import { useReader } from './reader.ts'

interface GuestLoadedProps<T> {
  read: Pick<UseQueryResult<T, Failure>, 'data' | 'error' | 'isFetching' | 'refetch'>
  children: (data: T) => ReactNode
}

/** A guest's page once what it shows is there; before, its outline; and plain words when it does not come. */
export function GuestLoaded<T>({ read, children }: GuestLoadedProps<T>) {
  const { data, error, isFetching, refetch } = read
  const { language } = useReader()
  const text = guestKernelText[language]
  // It was taken away while somebody looked at it, or never was there.
  if (isGone(error)) return <NotFound />
  if (data !== undefined) return children(data)
  return (
    <GuestPage>
      {error ? (
        <div className={classes.trouble} role="alert">
          <p>{refusalIn(language, error) ?? text.failed}</p>
          <button type="button" disabled={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </button>
        </div>
      ) : (
        <div className={classes.coming}>
          <span role="status" className="unseen">
            {text.loading}
          </span>
          <Bone width={220} height={32} />
          <Bone height={96} radius={10} />
          <Bone height={96} radius={10} />
          <Bone height={96} radius={10} />
        </div>
      )}
    </GuestPage>
  )
}

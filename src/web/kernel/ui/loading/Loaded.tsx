import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Failure, isGone } from '#web/kernel/data/failure.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { Notice } from '../feedback/Notice.tsx'
import classes from './loading.module.css'

/** What is read, and how it went; the query library's answer, or one made of several. */
export type Reading<T> = Pick<UseQueryResult<T, Failure>, 'data' | 'error' | 'isFetching'> & {
  refetch: () => Promise<unknown>
}

/** What is said of one thing that does not exist, or not any more, and the way back. */
export interface Gone<T> {
  sentence?: string
  to: string
  back?: string
  /** It still can be read, but counts as gone. */
  when?: (data: T) => boolean
}

interface LoadedProps<T> {
  read: Reading<T>
  /** Shaped like what is coming; seen only when it takes longer than 200 ms. */
  skeleton: ReactNode
  /** What to say, and what to do next, when there is nothing. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** For one thing, which somebody may delete or never was. */
  gone?: Gone<T>
  /** A form is open on it: it stays, with what was typed, when the thing is gone. */
  keeps?: boolean
  children: (data: T, gone: boolean) => ReactNode
}

const nothingIn = (data: unknown) => Array.isArray(data) && data.length === 0

/** The states of anything that is read: on its way, empty, failed, gone, there. */
export function Loaded<T>({
  read,
  skeleton,
  empty,
  isEmpty = nothingIn,
  gone,
  keeps = false,
  children,
}: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = read
  const away = gone && (isGone(error) || (data !== undefined && gone.when?.(data))) ? gone : null
  const sentence = away?.sentence ?? editingText.gone
  const wayBack = away && <LinkButton to={away.to}>{away.back ?? editingText.back}</LinkButton>
  if (away && (data === undefined || !keeps)) return <Trouble sentence={sentence}>{wayBack}</Trouble>
  // What is there stays there: a failed refresh never takes a list away.
  if (data !== undefined)
    return empty && isEmpty(data) ? (
      empty
    ) : (
      // In the same place of the tree either way: a form in it must stay the same form.
      <>
        {away && (
          <Notice sentence={sentence} hint={editingText.goneKeep}>
            {wayBack}
          </Notice>
        )}
        {children(data, away !== null)}
      </>
    )
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
      <button type="button" className="button" disabled={isFetching} onClick={() => void refetch()}>
        {kernelText.retry}
      </button>
    </Trouble>
  )
}

/** A plain sentence where something should have been, and the way on. */
export function Trouble({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={`card ${classes.panel}`} role="alert">
      <p>{sentence}</p>
      {children}
    </div>
  )
}

/** One sentence and the next step, where a list has nothing. */
export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={`card ${classes.panel}`}>
      <p>{sentence}</p>
      {children}
    </div>
  )
}

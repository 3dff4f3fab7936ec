import type { ReactNode } from 'react'
import { isGone } from '#web/kernel/data/failure.ts'
import type { ReadResult } from '#web/kernel/data/reads.ts'
import { commonText } from '#web/kernel/text/common.text.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { Notice } from '../feedback/Notice.tsx'
import classes from './loading.module.css'

/** State of a read: its result, or one that combines several. */
export type ReadState<T> = Omit<ReadResult<T>, 'isPending'>

/** Message and back link for an object that does not exist or was deleted. */
export interface GoneMessage<T> {
  sentence?: string
  to: string
  back?: string
  /** Returns true if an object that the server still returns is to be shown as deleted. */
  when?: (data: T) => boolean
}

interface LoadedProps<T> {
  read: ReadState<T>
  /** Skeleton of the content; visible after 200 ms. */
  skeleton: ReactNode
  /** Shown instead of an empty result. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Message in place of a single object that does not exist. */
  gone?: GoneMessage<T>
  /** True if the content is a form, which stays visible when the object is deleted, so that typed text is not lost. */
  keeps?: boolean
  children: (data: T, gone: boolean) => ReactNode
}

const isEmptyArray = (data: unknown) => Array.isArray(data) && data.length === 0

/** Renders a read in its states: loading, empty, failed, deleted, loaded. */
export function Loaded<T>({
  read,
  skeleton,
  empty,
  isEmpty = isEmptyArray,
  gone,
  keeps = false,
  children,
}: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = read
  const goneMessage = gone && (isGone(error) || (data !== undefined && gone.when?.(data))) ? gone : null
  const sentence = goneMessage?.sentence ?? editingText.gone
  const backLink = goneMessage && <LinkButton to={goneMessage.to}>{goneMessage.back ?? editingText.back}</LinkButton>
  if (goneMessage && (data === undefined || !keeps)) return <ErrorPanel sentence={sentence}>{backLink}</ErrorPanel>
  // Loaded data stays visible when a refresh fails.
  if (data !== undefined)
    return empty && isEmpty(data) ? (
      empty
    ) : (
      // The children keep their position in the tree, so that a form in them is not remounted.
      <>
        {goneMessage && (
          <Notice sentence={sentence} hint={editingText.goneKeep}>
            {backLink}
          </Notice>
        )}
        {children(data, goneMessage !== null)}
      </>
    )
  if (!error)
    return (
      <div className={classes.late}>
        <span role="status" className="unseen">
          {commonText.loading}
        </span>
        <div aria-hidden>{skeleton}</div>
      </div>
    )
  return (
    <ErrorPanel sentence={failureSentence(error)}>
      <button type="button" className="button" disabled={isFetching} onClick={() => void refetch()}>
        {kernelText.retry}
      </button>
    </ErrorPanel>
  )
}

/** An error sentence in place of content, with a button or link. */
export function ErrorPanel({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={`card ${classes.panel}`} role="alert">
      <p>{sentence}</p>
      {children}
    </div>
  )
}

/** A sentence in place of an empty list, with the next step. */
export function EmptyPanel({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={`card ${classes.panel}`}>
      <p>{sentence}</p>
      {children}
    </div>
  )
}

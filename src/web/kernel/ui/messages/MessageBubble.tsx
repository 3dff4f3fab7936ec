import type { ReactNode } from 'react'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './MessageBubble.module.css'

interface MessageBubbleProps {
  /** True for a message of the reader's side, which is at the right, in the venue's colour. */
  own: boolean
  /** True for a note that the other side does not see. */
  note?: boolean
  text: string
  at: string
  /** Name of the writer; nothing is shown if it is empty. */
  by: string
  /** Shown below the text, such as a photo. */
  children?: ReactNode
  /** Shown after the time, such as a delivery mark. */
  mark?: ReactNode
}

/** A message of a conversation, as an item of an ordered list. */
export function MessageBubble({ own, note, text, at, by, children, mark }: MessageBubbleProps) {
  const { moment } = useVenueTimeFormat()
  return (
    <li className={classes.message} data-own={own || undefined} data-note={note || undefined}>
      <p>{text}</p>
      {children}
      <span className={classes.about}>
        {by && <span>{by}</span>}
        <time dateTime={at}>{moment(at)}</time>
        {mark}
      </span>
    </li>
  )
}

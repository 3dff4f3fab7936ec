import type { ReactNode } from 'react'
import classes from './PreviewFrame.module.css'
import { postsText as text } from './posts.text.ts'

interface PreviewFrameProps {
  /** Whether something cannot be read whole; unknown until there is something. */
  cut?: boolean
  children?: ReactNode
}

/** A small television. It has its size from the start: what stands below it must not move. */
export const PreviewFrame = ({ cut, children }: PreviewFrameProps) => (
  <figure className={classes.preview}>
    <figcaption>{text.onTv}</figcaption>
    <div className={classes.screen} aria-hidden>
      {children}
    </div>
    <p role="status" data-cut={cut || undefined}>
      {cut === undefined ? '\u00a0' : cut ? text.cutOnTv : text.fitsOnTv}
    </p>
  </figure>
)

import type { ReactNode } from 'react'
import classes from './PreviewFrame.module.css'
import { postsText as text } from './posts.text.ts'

interface PreviewFrameProps {
  /** Whether text is cut off; undefined until the preview has been measured. */
  cut?: boolean
  children?: ReactNode
}

/** The frame of the preview. It has its final size before the preview loads, so that the page does not shift. */
export const PreviewFrame = ({ cut, children }: PreviewFrameProps) => (
  <figure className={`stack gap-8 ${classes.preview}`}>
    <figcaption className="strong">{text.onTv}</figcaption>
    <div className={classes.screen} aria-hidden>
      {children}
    </div>
    <p role="status" className={cut ? 'warning' : 'muted'}>
      {cut === undefined ? '\u00a0' : cut ? text.cutOnTv : text.fitsOnTv}
    </p>
  </figure>
)

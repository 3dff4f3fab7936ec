import type { ReactNode } from 'react'
import classes from './Frame.module.css'

interface FrameProps {
  /** In pixels; as wide as its place without it. */
  width?: number
  /** In pixels; 4:3 without it. */
  height?: number
  round?: boolean
  children: ReactNode
}

/** The place of a picture: keeps its size before the picture is there, and cuts off what is too much. */
export const Frame = ({ width, height, round, children }: FrameProps) => (
  <span
    className={classes.frame}
    data-round={round || undefined}
    style={{ width, height, aspectRatio: height && 'auto' }}
  >
    {children}
  </span>
)

import type { ReactNode } from 'react'
import classes from './Plain.module.css'

interface PlainProps {
  title: string
  sentence?: string | undefined
  children: ReactNode
}

/** A page that needs nothing but itself: for when there is no page to show. */
export const Plain = ({ title, sentence, children }: PlainProps) => (
  <div className={classes.plain}>
    <h1>{title}</h1>
    {sentence && <p>{sentence}</p>}
    {children}
  </div>
)

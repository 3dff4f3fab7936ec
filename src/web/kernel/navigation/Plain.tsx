import type { ReactNode } from 'react'
import classes from './Plain.module.css'

interface PlainProps {
  title: string
  sentence?: string | undefined
  children: ReactNode
}

/** A page with only a title, a sentence and a button or link; it needs no data and no shell. */
export const Plain = ({ title, sentence, children }: PlainProps) => (
  <div className={classes.plain}>
    <h1>{title}</h1>
    {sentence && <p>{sentence}</p>}
    {children}
  </div>
)

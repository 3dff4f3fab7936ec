import type { ReactNode } from 'react'
import classes from './PlainPage.module.css'

interface PlainPageProps {
  title: string
  sentence?: string | undefined
  children: ReactNode
}

/** A page with only a title, a sentence and a button or link; it needs no data and no shell. */
export const PlainPage = ({ title, sentence, children }: PlainPageProps) => (
  <div className={classes.plain}>
    <h1>{title}</h1>
    {sentence && <p>{sentence}</p>}
    {children}
  </div>
)

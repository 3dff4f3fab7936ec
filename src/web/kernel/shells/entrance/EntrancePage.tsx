import type { ReactNode } from 'react'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './EntrancePage.module.css'

interface EntrancePageProps {
  title: string
  sentence?: string
  /** True makes the title larger, for the landing page. */
  large?: boolean
  children: ReactNode
}

/** Content of an entrance page: a title, a sentence, and a form or buttons. */
export function EntrancePage({ title, sentence, large, children }: EntrancePageProps) {
  useTitle(title)
  return (
    <div className={classes.page} data-large={large || undefined}>
      <h1 tabIndex={-1}>{title}</h1>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      <div className={classes.body}>{children}</div>
    </div>
  )
}

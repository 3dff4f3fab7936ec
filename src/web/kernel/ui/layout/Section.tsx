import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

interface SectionProps {
  title: string
  hint?: string | undefined
  /** For guests' pages, which reach the edges of the phone. */
  inset?: boolean
  children: ReactNode
}

/** A part of a page or of a form: a line above it, a title, and what belongs to it. */
export function Section({ title, hint, inset, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} data-inset={inset || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import classes from './FormSection.module.css'

interface FormSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Fields of a long form that belong together. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <section className={classes.section}>
    <h2>{title}</h2>
    {hint && <p className={classes.hint}>{hint}</p>}
    {children}
  </section>
)

import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './buttons.module.css'

interface LinkButtonProps {
  to: string
  primary?: boolean
  /** Where several on a page read the same. */
  label?: string
  children: ReactNode
}

/** Leads to another page, and looks as important as it is. */
export const LinkButton = ({ to, primary, label, children }: LinkButtonProps) => (
  <Link to={to} className={classes.button} data-primary={primary || undefined} aria-label={label}>
    {children}
  </Link>
)

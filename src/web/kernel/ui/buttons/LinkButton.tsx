import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'

interface LinkButtonProps {
  to: string
  primary?: boolean
  /** Where several on a page read the same. */
  label?: string
  onClick?: () => void
  children: ReactNode
}

/** Leads to another page, and looks as important as it is. */
export const LinkButton = ({ to, primary, label, onClick, children }: LinkButtonProps) => (
  <Link
    to={to}
    className="button"
    data-primary={primary || undefined}
    aria-label={label}
    {...(onClick ? { onClick } : {})}
  >
    {children}
  </Link>
)

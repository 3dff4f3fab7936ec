import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'

interface LinkButtonProps {
  to: string
  primary?: boolean
  /** Accessible name, for pages with several links of the same text. */
  label?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that looks like a button. */
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

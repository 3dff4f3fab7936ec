import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './FilterLinks.module.css'

interface FilterLinksProps {
  label: string
  choices: readonly { to: string; label: string; here: boolean }[]
}

/** Links that filter a list; the filter is part of the URL. */
export const FilterLinks = ({ label, choices }: FilterLinksProps) => (
  <nav className={classes.choices} aria-label={label}>
    {choices.map((choice) => (
      <Link key={choice.to} to={choice.to} aria-current={choice.here ? 'true' : undefined}>
        {choice.label}
      </Link>
    ))}
  </nav>
)

import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './tabs.module.css'

interface Tab {
  to: string
  label: string
  here: boolean
}

/** Tabs that link to related pages. */
export const PageTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.to} to={tab.to} className={classes.tab} aria-current={tab.here ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
)

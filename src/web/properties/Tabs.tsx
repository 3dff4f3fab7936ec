import { to } from '#contract/properties/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { adminText as text } from './listings/admin.text.ts'
import classes from './Tabs.module.css'

const tabs = [
  { address: to('propertiesAdmin'), name: text.list },
  { address: to('propertiesEnquiries'), name: text.enquiries },
  { address: to('propertiesFigures'), name: text.figures },
]

/** The sections of /properties-admin. */
export function Tabs() {
  const { pathname } = useHere()
  return (
    <nav className={classes.tabs} aria-label={text.tabs}>
      {tabs.map(({ address, name }) => (
        <Link key={address} to={address} aria-current={address === pathname ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

import { type Icon, IconChevronRight } from '@tabler/icons-react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import list from './list.module.css'

interface Door {
  label: string
  to: string
  icon?: Icon
}

/** Where one can go from here, one under the other. */
export const DoorRows = ({ doors }: { doors: readonly Door[] }) => (
  <ul className={list.rows}>
    {doors.map(({ label, to, icon: Icon }) => (
      <li key={label}>
        <Link to={to} className={list.row}>
          {Icon && <Icon size={24} stroke={1.6} aria-hidden />}
          <span className={list.words}>
            <strong>{label}</strong>
          </span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
)

import IconChevronRight from 'icon:chevron-right'
import type { Icon } from '#web/kernel/ui/icons/createIcon.tsx'
import { List, ListRow, RowText } from './List.tsx'

interface LinkRow {
  label: string
  to: string
  icon?: Icon
  /** A short fact about the page, such as a count. */
  note?: string | undefined
}

/** A list of links to pages, one per row. */
export const LinkRows = ({ links }: { links: readonly LinkRow[] }) => (
  <List>
    {links.map(({ label, to, icon: Icon, note }) => (
      <ListRow key={label} to={to}>
        {Icon && <Icon size={24} stroke={1.6} aria-hidden />}
        <RowText>
          <strong>{label}</strong>
          {note && <p>{note}</p>}
        </RowText>
        <IconChevronRight size={20} aria-hidden />
      </ListRow>
    ))}
  </List>
)

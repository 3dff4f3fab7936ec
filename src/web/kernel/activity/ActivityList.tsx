import type { ActivityEntry } from '#contract/kernel/activity.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { List, ListRow, RowAside, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './ActivityList.module.css'
import { activityText as text } from './activity.text.ts'

/** Number of changes that are shown; longer tables, such as all values of a new object, are folded. */
const shownChanges = 5

export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const { moment } = useVenueTimeFormat()
  return (
    <List bare aria-label={text.title}>
      {entries.map((entry) => (
        <ListRow key={entry.id}>
          <RowText>
            <span>
              <b>{entry.actor}</b> {entry.action}
            </span>
            <small>{[entry.area, entry.device, entry.address].filter(Boolean).join(' · ')}</small>
          </RowText>
          {entry.refused && <Chip tone="warn">{text.refused}</Chip>}
          <RowAside>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </RowAside>
          {entry.changes.length > 0 && (
            <RowBelow>
              <Changes entry={entry} />
            </RowBelow>
          )}
        </ListRow>
      ))}
    </List>
  )
}

function Changes({ entry }: { entry: ActivityEntry }) {
  const { changes, omitted } = entry
  const table = (
    <>
      <ChangesTable changes={changes} />
      {omitted > 0 && <p className="note">{text.omitted(omitted)}</p>}
    </>
  )
  if (changes.length <= shownChanges) return table
  return (
    <details>
      <summary className="link">{text.changes(changes.length)}</summary>
      {table}
    </details>
  )
}

const ChangesTable = ({ changes }: Pick<ActivityEntry, 'changes'>) => (
  <table className={`${hairlines.hairlines} ${classes.changes}`}>
    <thead>
      <tr>
        <th scope="col">{text.field}</th>
        <th scope="col">{text.before}</th>
        <th scope="col">{text.after}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ of, field, before, after }) => (
        <tr key={`${of} ${field}`}>
          <td>{of ? `${of}: ${field}` : field}</td>
          <td>{before ?? ''}</td>
          <td>{after ?? ''}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

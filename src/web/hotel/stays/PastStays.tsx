import { to } from '#contract/hotel/pages.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { staysText as text } from './stays.text.ts'

interface PastStay {
  id: string
  name: string
  openedAt: string
  closedAt: string
}

/** Closed stays of the room, each with a link to its bill. */
export function PastStays({ stays }: { stays: readonly PastStay[] }) {
  const { moment } = useVenueTimeFormat()
  return (
    <Panel title={text.past} flush>
      {stays.length === 0 && <p className="empty">{text.noPast}</p>}
      <List bare>
        {stays.map(({ id, name, openedAt, closedAt }) => (
          <ListRow key={id}>
            <RowText>
              <b>{name || text.nobody}</b>
              <p>{text.stay(moment(openedAt), moment(closedAt))}</p>
            </RowText>
            <RowActions>
              <LinkButton to={to('bill', { idStay: id })} label={text.billOf(name || text.nobody)}>
                {text.bill}
              </LinkButton>
            </RowActions>
          </ListRow>
        ))}
      </List>
    </Panel>
  )
}

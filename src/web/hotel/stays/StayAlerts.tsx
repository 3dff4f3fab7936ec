import type { OpenStay } from '#contract/hotel/stays.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { AlertButtons } from '../bell/AlertButtons.tsx'
import { bellText } from '../bell/bell.text.ts'
import { staysText as text } from './stays.text.ts'

/** Open requests of the guests (cleaning, waiter, bill); each row stays until staff say that it is done. */
export function StayAlerts({ stay }: { stay: OpenStay }) {
  const { moment } = useVenueTimeFormat()
  return (
    <Panel title={text.alerts} flush>
      {stay.alerts.length === 0 && <p className="empty">{text.noAlerts}</p>}
      <List bare>
        {stay.alerts.map(({ what, at, seenAt }) => (
          <ListRow key={what}>
            <RowText>
              <b>{bellText.what[what]}</b>
              <p>{text.since(moment(at))}</p>
            </RowText>
            <RowActions>
              <AlertButtons stayId={stay.id} room={stay.room} what={what} seenAt={seenAt} />
            </RowActions>
          </ListRow>
        ))}
      </List>
    </Panel>
  )
}

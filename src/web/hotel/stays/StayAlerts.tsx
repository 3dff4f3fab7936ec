import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { alertKinds } from '#contract/hotel/stays.limits.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { bellText } from '../bell/bell.text.ts'
import { roomLabel } from '../hotel.text.ts'
import { staysText as text } from './stays.text.ts'

/** Open requests of the guests (cleaning, bill); each row stays until staff remove the alert. */
export function StayAlerts({ stay }: { stay: OpenStay }) {
  const { moment } = useVenueTimeFormat()
  const remove = useWriteWithPopup(api.hotel.alerts.remove)
  const openAlerts = alertKinds.flatMap((what) => {
    const at = stay[what]
    return at ? [{ what, at }] : []
  })
  return (
    <Panel title={text.alerts} flush>
      {openAlerts.length === 0 && <p className="empty">{text.noAlerts}</p>}
      <List bare>
        {openAlerts.map(({ what, at }) => (
          <ListRow key={what}>
            <RowText>
              <b>{bellText.what[what]}</b>
              <p>{text.since(moment(at))}</p>
            </RowText>
            <RowActions>
              <Button
                variant="default"
                loading={remove.isPending && remove.variables.what === what}
                aria-label={bellText.removeOf(bellText.what[what], roomLabel(stay.room))}
                onClick={() => remove.mutate({ stayId: stay.id, what })}
              >
                {bellText.remove}
              </Button>
            </RowActions>
          </ListRow>
        ))}
      </List>
    </Panel>
  )
}

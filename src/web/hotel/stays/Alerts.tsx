import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { alertKinds } from '#contract/hotel/stays.limits.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { bellText } from '../bell/bell.text.ts'
import { roomText } from '../hotel.text.ts'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'

/** Open requests of the guests (cleaning, bill); each row stays until staff remove the alert. */
export function Alerts({ stay }: { stay: OpenStay }) {
  const { moment } = useMoments()
  const remove = useAction(api.hotel.alerts.remove)
  const openAlerts = alertKinds.flatMap((what) => {
    const at = stay[what]
    return at ? [{ what, at }] : []
  })
  return (
    <Panel title={text.alerts} flush>
      {openAlerts.length === 0 && <p className={classes.none}>{text.noAlerts}</p>}
      <ul>
        {openAlerts.map(({ what, at }) => (
          <li key={what} className={classes.row}>
            <div>
              <b>{bellText.what[what]}</b>
              <p>{text.since(moment(at))}</p>
            </div>
            <Button
              variant="default"
              loading={remove.isPending && remove.variables.what === what}
              aria-label={bellText.removeOf(bellText.what[what], roomText(stay.room))}
              onClick={() => remove.mutate({ stayId: stay.id, what })}
            >
              {bellText.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import IconAlertTriangle from 'icon:alert-triangle'
import { Button } from '@mantine/core'
import { createPortal } from 'react-dom'
import { api } from '#contract/api.ts'
import type { AlertForStaff } from '#contract/community/alerts.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { alertsText as text } from '../admin/alerts/alerts.text.ts'
import classes from './EmergencyAlarm.module.css'
import { useSiren } from './sound.ts'

/** Open emergency alerts over every back-office page, with sound, until somebody acknowledges them. */
export function EmergencyAlarm() {
  const open = useRead(api.community.alerts.open).data ?? []
  const heard = useSiren(open.length > 0)
  if (open.length === 0) return null
  // Rendered into body, so that no page's layout can cover it.
  return createPortal(
    <section className={classes.alarm} role="alert" aria-label={text.region}>
      <ul>
        {open.map((alert) => (
          <Emergency key={alert.id} alert={alert} />
        ))}
      </ul>
      {!heard && <p className={classes.silent}>{text.soundOff}</p>}
    </section>,
    document.body,
  )
}

function Emergency({ alert: { id, kind, at, sender } }: { alert: AlertForStaff }) {
  const { clock } = useVenueTimeFormat()
  const name = `${sender.firstName} ${sender.lastName}`
  const acknowledge = useWriteWithPopup(api.community.alerts.acknowledge, ({ acknowledgedBy }) =>
    text.acknowledged(acknowledgedBy ?? ''),
  )
  return (
    <li className={classes.emergency}>
      <IconAlertTriangle size={30} aria-hidden />
      <div>
        <h2>{text.kind[kind]}</h2>
        <p>
          <time dateTime={at}>{clock(at)}</time> · {name}
          {sender.lot && ` · ${sender.lot}`}
          {sender.phone && (
            <>
              {' · '}
              <a href={`tel:${sender.phone.replaceAll(/[^\d+]/g, '')}`}>{sender.phone}</a>
            </>
          )}
        </p>
      </div>
      <Button
        color="dark"
        size="md"
        loading={acknowledge.isPending}
        aria-label={text.acknowledgeOf(text.kind[kind], name)}
        onClick={() => acknowledge.mutate({ id })}
      >
        {text.acknowledge}
      </Button>
    </li>
  )
}

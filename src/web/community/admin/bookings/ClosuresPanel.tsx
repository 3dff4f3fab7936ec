import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { activityLimits } from '#contract/community/activities.limits.ts'
import type { Closure } from '#contract/community/bookings.staff.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import shared from '../admin.module.css'
import { bookingsText as text } from './bookings.text.ts'

interface ClosuresPanelProps {
  day: string
  closures: readonly Closure[]
  /** Activities that can be closed on the day. */
  open: readonly { id: string; name: string }[]
}

/** The activities that are closed on a day, for today and later with a form that closes another one. */
export function ClosuresPanel({ day, closures, open }: ClosuresPanelProps) {
  const [closing, setClosing] = useState(false)
  const today = useToday()
  const mayClose = open.length > 0 && day >= today
  if (closures.length === 0 && !mayClose) return null
  return (
    <div className="below">
      {closures.length > 0 && (
        <Panel title={text.closed} flush>
          <ul tabIndex={-1} aria-label={text.closed}>
            {closures.map((closure) => (
              <ClosureRow key={closure.id} closure={closure} />
            ))}
          </ul>
        </Panel>
      )}
      {mayClose &&
        (closing ? (
          <Panel title={text.close} sentence={text.closeHint}>
            <CloseForm day={day} open={open} onDone={() => setClosing(false)} />
          </Panel>
        ) : (
          <Button variant="default" onClick={() => setClosing(true)}>
            {text.close}
          </Button>
        ))}
    </div>
  )
}

function ClosureRow({ closure: { id, activity, reason, by } }: { closure: Closure }) {
  const reopen = useWriteWithPopup(api.community.bookings.reopen, text.reopened)
  return (
    <li className={shared.item}>
      <div>
        <h3>{activity}</h3>
        <p>{reason}</p>
        <p className="muted">{text.closedBy(by)}</p>
      </div>
      <Button
        variant="default"
        loading={reopen.isPending}
        aria-label={text.reopenOf(activity)}
        onClick={() => reopen.mutate({ id })}
      >
        {text.reopen}
      </Button>
    </li>
  )
}

const CloseForm = ({ day, open, onDone }: { day: string; open: ClosuresPanelProps['open']; onDone: () => void }) => (
  <CreateForm
    start={{ activity: open[0]?.id ?? '', reason: '' }}
    checks={{ reason: requiredCheck(activityLimits.reason) }}
    write={api.community.bookings.close}
    input={(id, { activity, reason }) => ({ id, activity, day, reason })}
    said={text.closedNow}
    submit={text.close}
    onMade={onDone}
  >
    {(form) => (
      <div className="pair">
        <NativeSelect
          label={text.activity}
          data={open.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('activity')}
        />
        <TextInput label={text.reason} maxLength={activityLimits.reason} required {...form.getInputProps('reason')} />
      </div>
    )}
  </CreateForm>
)

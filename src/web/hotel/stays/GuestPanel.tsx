import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { SaveActions } from '#web/kernel/ui/forms/SaveActions.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { useMoments, useVenue } from '#web/kernel/venues/venue.ts'
import { GuestFields, type GuestValues, guestChecks, writtenIn } from './GuestFields.tsx'
import { Invitation } from './Invitation.tsx'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'

/** Guest data of an open stay, with the secret code and the QR code that admit phones. */
export function GuestPanel({ stay }: { stay: OpenStay }) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) return <EditGuestForm stay={stay} onDone={() => setIsEditing(false)} />
  return (
    <Panel
      title={text.guest}
      action={
        <Button variant="default" size="compact-sm" onClick={() => setIsEditing(true)}>
          {text.edit}
        </Button>
      }
      flush
    >
      <GuestFacts stay={stay} />
      <div className={classes.code}>
        <div>
          <p>{text.code}</p>
          <b>{stay.code}</b>
        </div>
        <p>{text.codeHint}</p>
      </div>
      <Invitation stay={stay} />
    </Panel>
  )
}

function GuestFacts({ stay }: { stay: OpenStay }) {
  const { moment } = useMoments()
  const currency = useVenue()?.currency ?? 'ARS'
  const facts = [
    [text.facts.name, stay.name || text.nobody],
    [text.facts.mail, stay.mail || text.noMail],
    [text.facts.since, moment(stay.openedAt)],
    [text.facts.by, stay.openedBy],
    [text.facts.total, moneyText(stay.total, currency)],
  ]
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

function EditGuestForm({ stay: { id, name, mail }, onDone }: { stay: OpenStay; onDone: () => void }) {
  const form = useForm<GuestValues>({ initialValues: { name, mail }, validate: guestChecks })
  const update = useWrite(api.hotel.stays.update)
  const send = async (values: GuestValues) => {
    await update.mutateAsync({ id, ...writtenIn(values) })
    popup.success(text.updated)
    onDone()
  }
  return (
    <Panel title={text.guest}>
      <Form begins form={form} send={send} unsaved={form.isDirty() && !update.isSuccess}>
        <GuestFields form={form} />
        <SaveActions cancel={onDone} loading={update.isPending} />
      </Form>
    </Panel>
  )
}

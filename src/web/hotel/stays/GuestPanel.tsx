import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { SaveActions } from '#web/kernel/ui/forms/SaveActions.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { GuestFields, type GuestValues, guestChecks, toInput } from './GuestFields.tsx'
import { InvitationQr } from './InvitationQr.tsx'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'

interface GuestPanelProps {
  stay: OpenStay
  /** True if the stay was just opened on this page. */
  isNew: boolean
}

/** Guest data of an open stay, with the secret code and the single-use QR code that admit phones. */
export function GuestPanel({ stay, isNew }: GuestPanelProps) {
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
      <div className={classes.code}>
        <div>
          <p>{text.code}</p>
          <b>{stay.code}</b>
        </div>
        <p>{text.codeHint}</p>
        {stay.codeChange && <CodeChange change={stay.codeChange} />}
        <div className="group gap-8 above">
          <NewCodeButton stay={stay} />
          <LinkButton to={to('slip', { idTable: stay.room.number }, { language: stay.language })}>
            {text.slip}
          </LinkButton>
        </div>
      </div>
      <InvitationQr stay={stay} isNew={isNew} />
      <GuestFacts stay={stay} />
    </Panel>
  )
}

function CodeChange({ change: { at, reason } }: { change: NonNullable<OpenStay['codeChange']> }) {
  const { moment } = useVenueTimeFormat()
  const wasGuessed = reason === 'guessed'
  return (
    <p className={wasGuessed ? 'callout' : 'note'} role="status">
      {text.changed[reason](moment(at))}
    </p>
  )
}

function NewCodeButton({ stay: { id } }: { stay: OpenStay }) {
  const { remove: replace, removing } = useRemoval(api.hotel.stays.replaceCodeByStaff, {
    question: { title: text.newCodeTitle, body: text.newCodeBody },
    said: text.codeReplaced,
    stays: true,
  })
  return (
    <Button variant="default" loading={removing} onClick={() => void replace({ id })}>
      {text.newCode}
    </Button>
  )
}

function GuestFacts({ stay }: { stay: OpenStay }) {
  const { moment } = useVenueTimeFormat()
  const currency = useVenue()?.currency ?? 'ARS'
  const facts = [
    [text.facts.name, stay.name || text.nobody],
    [text.facts.mail, stay.mail || text.noMail],
    [text.facts.language, languageText[stay.language]],
    [text.facts.since, moment(stay.openedAt)],
    [text.facts.by, stay.openedBy],
    [text.facts.total, formatMoney(stay.total, currency)],
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

function EditGuestForm({ stay: { id, name, mail, language }, onDone }: { stay: OpenStay; onDone: () => void }) {
  const form = useForm<GuestValues>({ initialValues: { name, mail, language }, validate: guestChecks })
  const update = useWrite(api.hotel.stays.update)
  const send = async (values: GuestValues) => {
    await update.mutateAsync({ id, ...toInput(values) })
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

import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { kindText, stateText, enquiriesText as text } from './enquiries.text.ts'

const tones = { new: 'warn', answered: 'good', closed: 'calm' } as const

interface EnquiryCardProps {
  enquiry: Enquiry
  /** The enquiry is no longer in the filtered state; it stays in the list because an answer to it is being written. */
  hasLeft: boolean
  onWriting: (enquiry: Enquiry, writing: boolean) => void
}

/** One enquiry with the sender's contact data and the answer. */
export function EnquiryCard({ enquiry, hasLeft, onWriting }: EnquiryCardProps) {
  const { id, kind, state, name, mail, phone, message, day, answer, answeredBy, createdAt, listing } = enquiry
  const { moment } = useMoments()
  const { venueId } = useMe()
  const [answering, setAnswering] = useState(false)
  const setState = useAction(api.properties.enquiries.setState)
  const isClosed = state === 'closed'
  return (
    <li className="card padded gap-8">
      <div className="group between">
        <div className="group">
          <h2 className="heading">{name}</h2>
          <Chip tone="calm">{kindText[kind]}</Chip>
          <Chip tone={tones[state]}>{stateText[kind][state]}</Chip>
        </div>
        <time className="muted" dateTime={createdAt}>
          {moment(createdAt)}
        </time>
      </div>
      <p className="muted">
        <a className="link" href={to('property', { idPropiedad: listing.number }, { venue: venueId })}>
          {listing.direction}
        </a>
        , {listing.city}
      </p>
      {day && <p className="strong">{text.visitOn(dayText(day))}</p>}
      <p className="written">{message || text.noMessage}</p>
      <p className="group gap-16">
        {mail && (
          <a className="link" href={`mailto:${mail}`}>
            {mail}
          </a>
        )}
        {phone && (
          <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        )}
      </p>
      {answer && (
        <div className="quote">
          {answer}
          <p className="muted">{text.answeredBy(answeredBy)}</p>
        </div>
      )}
      {answering ? (
        <AnswerForm enquiry={enquiry} hasLeft={hasLeft} onWriting={onWriting} onDone={() => setAnswering(false)} />
      ) : (
        <div className="group gap-8">
          {!isClosed && (
            <Button aria-label={text.answerOf(name)} onClick={() => setAnswering(true)}>
              {text.answer}
            </Button>
          )}
          <Button
            variant="default"
            loading={setState.isPending}
            aria-label={isClosed ? text.reopenOf(name) : text.closeOf(name)}
            onClick={() => setState.mutate({ id, state: isClosed ? (answer ? 'answered' : 'new') : 'closed' })}
          >
            {isClosed ? text.reopen : text.close}
          </Button>
        </div>
      )}
    </li>
  )
}

function AnswerForm({ enquiry, hasLeft, onWriting, onDone }: EnquiryCardProps & { onDone: () => void }) {
  // The version is the one from when the form was opened: the server refuses to overwrite a newer answer.
  const [{ id, version, mail, answer }] = useState(enquiry)
  const form = useForm({ initialValues: { answer }, validate: { answer: required(enquiryLimits.answer) } })
  const write = useWrite(api.properties.enquiries.answer)
  const send = async (values: { answer: string }) => {
    await write.mutateAsync({ id, version, answer: values.answer })
    popup.success(text.answered)
    onDone()
  }
  const writing = form.values.answer !== answer && !write.isSuccess
  useEffect(() => onWriting(enquiry, writing), [onWriting, enquiry, writing])
  useEffect(() => () => onWriting(enquiry, false), [onWriting, enquiry])
  const tooLate = (hasLeft || enquiry.version !== version) && !write.isPending && !write.isSuccess
  return (
    <Form begins form={form} send={send} unsaved={writing}>
      {tooLate && <Notice sentence={text.tooLate} hint={editingText.goneKeep} />}
      <Textarea
        label={text.answerLabel}
        description={mail ? text.answerHint : text.answerNoMail}
        autosize
        minRows={3}
        maxLength={enquiryLimits.answer}
        {...form.getInputProps('answer')}
      />
      <FormActions>
        <Button type="submit" loading={write.isPending} disabled={tooLate}>
          {text.send}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { callLink, whatsappLink } from './contactLinks.ts'
import { EnquiryFollowUp } from './EnquiryFollowUp.tsx'
import { EnquiryVisit } from './EnquiryVisit.tsx'
import { enquiryKindText, enquiryStateText, enquiriesText as text } from './enquiries.text.ts'

const tones = { new: 'warn', answered: 'good', closed: 'calm' } as const

interface EnquiryCardProps {
  enquiry: Enquiry
  /**
   * True if the enquiry is no longer in the filtered state; it stays in the list because an answer to it is being
   * written.
   */
  hasLeft: boolean
  onWriting: (enquiry: Enquiry, writing: boolean) => void
}

/** One enquiry with the sender's contact data, the answer, the visit and the follow-up. */
export function EnquiryCard({ enquiry, hasLeft, onWriting }: EnquiryCardProps) {
  const { id, kind, state, name, mail, message, day, answer, answeredBy, createdAt, listing, visit } = enquiry
  const { moment } = useVenueTimeFormat()
  const { venueId } = useMe()
  const [answering, setAnswering] = useState(false)
  const setState = useWriteWithPopup(api.properties.enquiries.setState)
  const isClosed = state === 'closed'
  return (
    <li className="card padded gap-8">
      <div className="group between">
        <div className="group">
          <h2 className="heading">{name}</h2>
          <Chip tone="calm">{enquiryKindText[kind]}</Chip>
          <Chip tone={tones[state]}>{enquiryStateText[state]}</Chip>
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
        {listing.agent && ` · ${text.agent(listing.agent.name)}`}
      </p>
      {day && !visit && <p className="strong">{text.visitOn(formatDay(day))}</p>}
      <p className="written">{message || text.noMessage}</p>
      <ContactLine enquiry={enquiry} />
      {answer && (
        <div className="quote">
          {answer}
          <p className="muted">{text.answeredBy(answeredBy)}</p>
        </div>
      )}
      <EnquiryVisit enquiry={enquiry} />
      <EnquiryFollowUp enquiry={enquiry} />
      {answering ? (
        <AnswerForm enquiry={enquiry} hasLeft={hasLeft} onWriting={onWriting} onDone={() => setAnswering(false)} />
      ) : (
        <div className="group gap-8">
          {!isClosed && (
            <Button variant="default" aria-label={text.answerOf(name)} onClick={() => setAnswering(true)}>
              {mail ? text.answer : text.noteAnswer}
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

/** Mail address and phone number; a person without a mail address is written to or called by these buttons. */
function ContactLine({ enquiry: { name, mail, phone, listing } }: { enquiry: Enquiry }) {
  const venue = useVenueName()
  return (
    <div className="group gap-16">
      {mail && (
        <a className="link" href={`mailto:${mail}`}>
          {mail}
        </a>
      )}
      {phone && (
        <>
          <a className="link" href={callLink(phone)}>
            {phone}
          </a>
          <a
            className="button"
            href={whatsappLink(phone, text.greeting(name, venue, listing.direction))}
            target="_blank"
            rel="noreferrer"
            aria-label={text.whatsappOf(name)}
          >
            {text.whatsapp}
          </a>
          <a className="button" href={callLink(phone)} aria-label={text.callOf(name)}>
            {text.call}
          </a>
        </>
      )}
    </div>
  )
}

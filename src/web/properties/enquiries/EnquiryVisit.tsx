import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import type { VisitState } from '#contract/properties/visits.limits.ts'
import type { Visit } from '#contract/properties/visits.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { visitsText as text, visitStateText, visitTones } from '../visits/visits.text.ts'
import { whatsappLink } from './contactLinks.ts'
import { OfferForm } from './OfferForm.tsx'

/** The visit of an enquiry: its time, who has agreed to it, and the staff's next step. */
export function EnquiryVisit({ enquiry }: { enquiry: Enquiry }) {
  const { name, visit, state } = enquiry
  const [isOffering, setOffering] = useState(false)
  const { moment } = useVenueTimeFormat()
  if (isOffering) return <OfferForm enquiry={enquiry} onDone={() => setOffering(false)} />
  const offerLabel = visit && visit.state !== 'canceled' ? text.offerOther : text.offer
  const offer = (
    <Button variant="default" aria-label={text.actionFor(offerLabel, name)} onClick={() => setOffering(true)}>
      {offerLabel}
    </Button>
  )
  if (!visit) return state === 'closed' ? null : <div className="group">{offer}</div>
  return (
    <section className="stack gap-8" aria-label={text.visitOf(name)}>
      <div className="group gap-8">
        <span className="strong">{text.at(moment(visit.startsAt), visit.minutes)}</span>
        <Chip tone={visitTones[visit.state]}>{visitStateText[visit.state]}</Chip>
        {visit.agent && <span className="muted">{text.with(visit.agent.name)}</span>}
      </div>
      {visit.state !== 'canceled' && visit.overlaps.length > 0 && (
        <Notice
          sentence={text.overlap(visit.agent?.name ?? '')}
          hint={visit.overlaps
            .map((other) => text.overlapping(moment(other.startsAt), other.name, other.direction))
            .join(' ')}
        />
      )}
      {state !== 'closed' && (
        <div className="group gap-8">
          <VisitActions enquiry={enquiry} visit={visit} />
          {offer}
        </div>
      )}
    </section>
  )
}

const confirmLabel: Record<Exclude<VisitState, 'canceled' | 'confirmed'>, string> = {
  asked: text.confirm,
  offered: text.confirmedByPhone,
}

/** Buttons for the present state of a visit. */
function VisitActions({ enquiry, visit }: { enquiry: Enquiry; visit: Visit }) {
  const { id: enquiryId, version, name, mail, phone, listing } = enquiry
  const { moment } = useVenueTimeFormat()
  const confirm = useWriteWithPopup(api.properties.visits.confirm, text.confirmed)
  const { remove: cancel, removing } = useRemoval(api.properties.visits.cancel, {
    question: {
      body: mail ? text.cancelQuestion : text.cancelQuestionPhone,
      confirm: text.cancel,
      cancel: text.keep,
    },
    said: text.canceled,
    stays: true,
  })
  if (visit.state === 'canceled') return null
  const message = text.message[visit.state](name, moment(visit.startsAt), listing.direction, visit.link)
  return (
    <>
      {visit.state !== 'confirmed' && (
        <Button
          variant="default"
          loading={confirm.isPending}
          aria-label={text.actionFor(confirmLabel[visit.state], name)}
          onClick={() => confirm.mutate({ enquiryId, version, agentId: visit.agent?.id ?? null })}
        >
          {confirmLabel[visit.state]}
        </Button>
      )}
      {phone && (
        <a className="button" href={whatsappLink(phone, message)} target="_blank" rel="noreferrer">
          {text.sendByWhatsapp}
        </a>
      )}
      <a className="button" href={visit.calendar} download>
        {text.calendar}
      </a>
      <Button
        variant="default"
        loading={removing}
        aria-label={text.actionFor(text.cancel, name)}
        onClick={() => void cancel({ enquiryId, version })}
      >
        {text.cancel}
      </Button>
    </>
  )
}

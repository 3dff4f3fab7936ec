import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import { usualVisitMinutes, visitLengths } from '#contract/properties/visits.limits.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { useDayOf, useToday } from '#web/kernel/venues/useToday.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { StaffSelect } from '../StaffSelect.tsx'
import { visitsText as text } from '../visits/visits.text.ts'

/**
 * Proposes a time for a visit. It starts with the time that was proposed before, or else with the requested day, or
 * today if that has passed.
 */
export function OfferForm({ enquiry, onDone }: { enquiry: Enquiry; onDone: () => void }) {
  const [{ id, version, mail, day, visit, listing }] = useState(enquiry)
  const today = useToday()
  const dayOf = useDayOf()
  const { clock } = useVenueTimeFormat()
  const askedDay = day && day >= today ? day : today
  const agent = visit?.agent ?? listing.agent
  const form = useForm({
    initialValues: {
      day: visit ? dayOf(visit.startsAt) : askedDay,
      time: visit ? clock(visit.startsAt) : '10:00',
      minutes: String(visit?.minutes ?? usualVisitMinutes),
      agentId: agent?.id ?? '',
    },
    validate: { day: requiredCheck(), time: requiredCheck() },
  })
  const offer = useWrite(api.properties.visits.offer)
  const send = async ({ day, time, minutes, agentId }: typeof form.values) => {
    const length = visitLengths.find((known) => String(known) === minutes) ?? usualVisitMinutes
    await offer.mutateAsync({ enquiryId: id, version, day, time, minutes: length, agentId: agentId || null })
    popup.success(mail ? text.offered : text.offeredByPhone)
    onDone()
  }
  return (
    <Form begins form={form} send={send} refused={{ day_past: 'day' }} unsaved={form.isDirty() && !offer.isSuccess}>
      <div className="pair gap-16">
        <TextInput label={text.day} type="date" min={today} {...form.getInputProps('day')} />
        <TextInput label={text.time} type="time" {...form.getInputProps('time')} />
        <NativeSelect
          label={text.minutes}
          data={visitLengths.map((length) => ({ value: String(length), label: text.length(length) }))}
          {...form.getInputProps('minutes')}
        />
        <StaffSelect label={text.agent} selected={agent} {...form.getInputProps('agentId')} />
      </div>
      <p className="muted">{mail ? text.offerHint : text.offerHintPhone}</p>
      <FormActions>
        <Button type="submit" loading={offer.isPending}>
          {text.sendOffer}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text.discard}
        </Button>
      </FormActions>
    </Form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { to as toPublic } from '#contract/properties/pages.public.ts'
import { visitTokenFromQuery } from '#contract/properties/pages.ts'
import type { VisitForVisitor } from '#contract/properties/visits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { visitText as text } from './visit.text.ts'

interface VisitLink {
  venue?: number
  token: string
}

/** The page of a mailed link: the visitor confirms the visit, proposes another time or cancels, without signing in. */
export function VisitScreen() {
  const query = useSearchParams()
  const venue = venueFromQuery(query)
  const link = { ...venue, token: visitTokenFromQuery(query) }
  const read = useRead(api.properties.visits.shown, link)
  return (
    <Loaded read={read} skeleton={<SkeletonBox height={260} radius={10} />}>
      {({ visit }) =>
        visit ? (
          <Visit visit={visit} link={link} />
        ) : (
          <EntrancePage title={text.title} sentence={text.expired}>
            <LinkButton to={toPublic('properties', venue)} primary>
              {text.seeAll}
            </LinkButton>
          </EntrancePage>
        )
      }
    </Loaded>
  )
}

function Visit({ visit, link }: { visit: VisitForVisitor; link: VisitLink }) {
  const { state, startsAt, minutes, calendar, listing } = visit
  const { moment } = useVenueTimeFormat()
  const [isProposing, setProposing] = useState(false)
  const accept = useWriteWithPopup(api.properties.visits.accept)
  const decline = useWriteWithPopup(api.properties.visits.decline)
  const { token, ...venue } = link
  return (
    <EntrancePage title={text.title}>
      <div className="stack gap-16">
        <div>
          <a className="link strong" href={toPublic('property', { idPropiedad: listing.number }, venue)}>
            {listing.direction}
          </a>
          <p className="muted">{listing.city}</p>
          <p className="large above">
            <time dateTime={startsAt}>{moment(startsAt)}</time>
          </p>
          <p className="muted">{text.minutes(minutes)}</p>
          <p role="status" className="strong above">
            {text.state[state]}
          </p>
        </div>
        {isProposing ? (
          <ProposalForm link={link} onClose={() => setProposing(false)} />
        ) : (
          <FormActions>
            {state === 'offered' && (
              <Button loading={accept.isPending} onClick={() => accept.mutate(link)}>
                {text.accept}
              </Button>
            )}
            {state === 'confirmed' && (
              <a className="button" data-primary href={calendar} download>
                {text.calendar}
              </a>
            )}
            <Button variant="default" onClick={() => setProposing(true)}>
              {text.propose}
            </Button>
            {state !== 'canceled' && (
              <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(link)}>
                {text.decline}
              </Button>
            )}
          </FormActions>
        )}
      </div>
    </EntrancePage>
  )
}

function ProposalForm({ link, onClose }: { link: VisitLink; onClose: () => void }) {
  const today = useToday()
  const form = useForm({
    initialValues: { day: '', time: '' },
    validate: { day: requiredCheck(), time: requiredCheck() },
  })
  const propose = useWrite(api.properties.visits.propose)
  const send = async (values: { day: string; time: string }) => {
    await propose.mutateAsync({ ...link, ...values })
    onClose()
  }
  return (
    <Form begins form={form} send={send} refused={{ day_past: 'day' }} unsaved={false}>
      <div className="pair gap-16">
        <TextInput label={text.day} type="date" min={today} {...form.getInputProps('day')} />
        <TextInput label={text.time} type="time" {...form.getInputProps('time')} />
      </div>
      <FormActions>
        <Button type="submit" loading={propose.isPending}>
          {text.sendProposal}
        </Button>
        <Button variant="default" onClick={onClose}>
          {text.back}
        </Button>
      </FormActions>
    </Form>
  )
}

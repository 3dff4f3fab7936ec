import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { type ListingState, listingStates } from '#contract/properties/listingStaff.limits.ts'
import type { StaffListing } from '#contract/properties/listings.ts'
import { to as toPublic } from '#contract/properties/pages.public.ts'
import { to } from '#contract/properties/pages.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { stateText } from '../properties.text.ts'
import { propertiesAdminText } from './admin.text.ts'
import { listingDeskText as text } from './desk.text.ts'
import { ListingChips } from './ListingChips.tsx'

const list = to('propertiesAdmin')

/** State, owner and agent of a property, for all staff; admins also archive and remove it here. */
export function ListingDeskScreen() {
  const { idPropiedad = '' } = usePathParams()
  const { role, venueId } = useMe()
  const removal = useRemoval(api.properties.listings.remove, {
    question: { body: text.removeQuestion },
    said: text.removed,
    to: () => list,
  })
  // The read pauses during removal: a live update that arrives before the response would show the property as gone.
  const read = useReadWhile(!removal.removing, api.properties.listings.one, { number: Number(idPropiedad) })
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={list}>{propertiesAdminText.back}</LinkButton>
          {read.data?.active && (
            <LinkButton to={toPublic('property', { idPropiedad }, { venue: venueId })}>
              {propertiesAdminText.see}
            </LinkButton>
          )}
          {role === 'admin' && (
            <LinkButton to={to('propertyEdit', { idPropiedad })}>{propertiesAdminText.edit}</LinkButton>
          )}
        </>
      }
    >
      <Loaded read={read} gone={{ to: list }} skeleton={<SkeletonBox height={420} radius={10} />}>
        {(listing) => (
          <>
            <ScreenLine>
              <ListingChips listing={listing} />
              <span>
                {propertiesAdminText.since(stateText(listing.state, listing.operation), formatDay(listing.stateSince))}
              </span>
            </ScreenLine>
            <div className="with-aside">
              <div className="stack gap-20">
                <Panel title={`${propertiesAdminText.number(listing.number)} · ${listing.direction}`}>
                  <StateForm key={`${listing.state} ${listing.stateSince}`} listing={listing} />
                </Panel>
                {role === 'admin' && <Shelving listing={listing} removal={removal} />}
              </div>
              <Contacts listing={listing} />
            </div>
            {role === 'admin' && <ObjectActivity about={{ object: listing.id }} />}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function StateForm({ listing }: { listing: StaffListing }) {
  const { id, state, operation } = listing
  const today = useToday()
  const form = useForm({
    initialValues: { state: state as string, since: today },
    validate: { since: requiredCheck() },
  })
  const write = useWrite(api.properties.listings.setState)
  const send = async (values: { state: string; since: string }) => {
    await write.mutateAsync({ id, state: values.state as ListingState, since: values.since })
    popup.success(text.saved)
  }
  return (
    <Form form={form} send={send} unsaved={form.values.state !== state && !write.isSuccess}>
      <div className="pair gap-16">
        <NativeSelect
          label={text.state}
          description={text.explained[form.values.state as ListingState]}
          data={listingStates.map((value) => ({ value, label: stateText(value, operation) }))}
          {...form.getInputProps('state')}
        />
        <TextInput label={text.since} type="date" max="2199-12-31" {...form.getInputProps('since')} />
      </div>
      <FormActions>
        <Button type="submit" loading={write.isPending}>
          {text.save}
        </Button>
      </FormActions>
    </Form>
  )
}

function Contacts({ listing: { contacts } }: { listing: StaffListing }) {
  const { ownerName, ownerPhone, ownerMail, ownerNotes, agent } = contacts
  return (
    <Panel title={text.contacts} flush>
      <Facts>
        <Fact label={text.owner}>{ownerName || text.none}</Fact>
        {ownerPhone && (
          <Fact label={text.phone}>
            <a className="link" href={`tel:${ownerPhone.replaceAll(/[^\d+]/g, '')}`}>
              {ownerPhone}
            </a>
          </Fact>
        )}
        {ownerMail && (
          <Fact label={text.mail}>
            <a className="link" href={`mailto:${ownerMail}`}>
              {ownerMail}
            </a>
          </Fact>
        )}
        {ownerNotes && <Fact label={text.notes}>{ownerNotes}</Fact>}
        <Fact label={text.agent}>{agent?.name ?? text.none}</Fact>
      </Facts>
      <p className="empty">{text.contactsHint}</p>
    </Panel>
  )
}

interface ShelvingProps {
  listing: StaffListing
  removal: { removing: boolean; remove: (input: { id: string }) => Promise<boolean> }
}

/** Buttons that archive a property or bring it back, and that remove it. */
function Shelving({ listing: { id, archived }, removal }: ShelvingProps) {
  const setArchived = useWriteWithPopup(api.properties.listings.setArchived, (_, input) =>
    input.archived ? text.didArchive : text.didUnarchive,
  )
  return (
    <Panel title={text.more} sentence={text.archiveHint}>
      <div className="group">
        <Button
          variant="default"
          loading={setArchived.isPending}
          onClick={() => setArchived.mutate({ id, archived: !archived })}
        >
          {archived ? text.unarchive : text.archive}
        </Button>
        <Button variant="default" color="danger" loading={removal.removing} onClick={() => void removal.remove({ id })}>
          {text.remove}
        </Button>
      </div>
    </Panel>
  )
}

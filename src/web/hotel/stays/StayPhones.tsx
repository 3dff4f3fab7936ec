import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { GuestPhone, Knock, OpenStay } from '#contract/hotel/stays.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { deviceText } from '../devices.text.ts'
import { staysText as text } from './stays.text.ts'

/** The phones signed in to a stay, below the knocks: phones that wait to be let in. */
export const StayPhones = ({ stay: { phones, knocks } }: { stay: OpenStay }) => (
  <Panel title={text.phones(phones.length)} flush>
    {phones.length + knocks.length === 0 && <p className="empty">{text.noPhones}</p>}
    <List bare tabIndex={-1} aria-label={text.phones(phones.length)}>
      {knocks.map((knock) => (
        <KnockRow key={knock.id} knock={knock} />
      ))}
      {phones.map((phone) => (
        <PhoneRow key={phone.id} phone={phone} />
      ))}
    </List>
  </Panel>
)

function KnockRow({ knock: { id, word, device, askedAt } }: { knock: Knock }) {
  const { clock } = useVenueTimeFormat()
  const letIn = useWriteWithPopup(api.hotel.stays.letInByStaff, text.isIn)
  const refuse = useWriteWithPopup(api.hotel.stays.refuseByStaff, text.isRefused)
  return (
    <ListRow>
      <RowText>
        <b>{text.knock(word)}</b>
        <p>{text.knockedAt(deviceText.spanish[device], clock(askedAt))}</p>
      </RowText>
      <RowActions>
        <Button loading={letIn.isPending} aria-label={text.letInOf(word)} onClick={() => letIn.mutate({ id })}>
          {text.letIn}
        </Button>
        <Button
          variant="default"
          loading={refuse.isPending}
          aria-label={text.refuseOf(word)}
          onClick={() => refuse.mutate({ id })}
        >
          {text.refuse}
        </Button>
      </RowActions>
    </ListRow>
  )
}

function PhoneRow({ phone: { id, device: kind, seenAt } }: { phone: GuestPhone }) {
  const device = deviceText.spanish[kind]
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.hotel.stays.removePhoneByStaff, {
    question: { body: text.removeBody },
    said: text.isOut,
  })
  return (
    <ListRow>
      <RowText>
        <b>{device}</b>
        <p>{text.seen(moment(seenAt))}</p>
      </RowText>
      <RowActions>
        <Button
          variant="subtle"
          color="danger"
          loading={removing}
          aria-label={text.removeOf(device)}
          onClick={() => void remove({ id })}
        >
          {text.remove}
        </Button>
      </RowActions>
    </ListRow>
  )
}

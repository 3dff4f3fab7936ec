import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { GuestPhone, Knock, OpenStay } from '#contract/hotel/stays.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
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

function KnockRow({ knock: { id, word, device } }: { knock: Knock }) {
  const letIn = useWriteWithPopup(api.hotel.stays.letInByStaff, text.isIn)
  return (
    <ListRow>
      <RowText>
        <b>{text.knock(word)}</b>
        <p>{device}</p>
      </RowText>
      <RowActions>
        <Button loading={letIn.isPending} aria-label={text.letInOf(word)} onClick={() => letIn.mutate({ id })}>
          {text.letIn}
        </Button>
      </RowActions>
    </ListRow>
  )
}

function PhoneRow({ phone: { id, device, seenAt } }: { phone: GuestPhone }) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.hotel.stays.putOut, {
    question: { body: text.putOutBody },
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
          aria-label={text.putOutOf(device)}
          onClick={() => void remove({ id })}
        >
          {text.putOut}
        </Button>
      </RowActions>
    </ListRow>
  )
}

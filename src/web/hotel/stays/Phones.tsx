import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { GuestPhone, Knock, OpenStay } from '#contract/hotel/stays.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'

/** The phones signed in to a stay, below the knocks: phones that wait to be let in. */
export const Phones = ({ stay: { phones, knocks } }: { stay: OpenStay }) => (
  <Panel title={text.phones(phones.length)} flush>
    {phones.length + knocks.length === 0 && <p className={classes.none}>{text.noPhones}</p>}
    <ul tabIndex={-1} aria-label={text.phones(phones.length)}>
      {knocks.map((knock) => (
        <KnockRow key={knock.id} knock={knock} />
      ))}
      {phones.map((phone) => (
        <PhoneRow key={phone.id} phone={phone} />
      ))}
    </ul>
  </Panel>
)

function KnockRow({ knock: { id, word, device } }: { knock: Knock }) {
  const letIn = useAction(api.hotel.stays.letInByStaff, text.isIn)
  return (
    <li className={classes.row}>
      <div>
        <b>{text.knock(word)}</b>
        <p>{device}</p>
      </div>
      <Button loading={letIn.isPending} aria-label={text.letInOf(word)} onClick={() => letIn.mutate({ id })}>
        {text.letIn}
      </Button>
    </li>
  )
}

function PhoneRow({ phone: { id, device, seenAt } }: { phone: GuestPhone }) {
  const { moment } = useMoments()
  const { remove, removing } = useRemoval(api.hotel.stays.putOut, {
    question: { body: text.putOutBody },
    said: text.isOut,
  })
  return (
    <li className={classes.row}>
      <div>
        <b>{device}</b>
        <p>{text.seen(moment(seenAt))}</p>
      </div>
      <Button
        variant="subtle"
        color="danger"
        loading={removing}
        aria-label={text.putOutOf(device)}
        onClick={() => void remove({ id })}
      >
        {text.putOut}
      </Button>
    </li>
  )
}

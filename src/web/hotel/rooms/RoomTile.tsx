import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { RoomOnBoard } from '#contract/hotel/stays.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Chip } from '#web/kernel/ui/Chip.tsx'
import { TrashButton } from '#web/kernel/ui/TrashButton.tsx'
import { useRemoval } from '#web/kernel/ui/useRemoval.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { bellText } from '../bell/bell.text.ts'
import { agoText } from '../hotel.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import { minutesSince } from '../useClock.ts'
import classes from './RoomsScreen.module.css'
import { roomsText, boardText as text } from './rooms.text.ts'

interface RoomTileProps {
  room: RoomOnBoard
  now: number
}

/** A room as staff watch it; the whole tile leads to its page. */
export function RoomTile({ room, now }: RoomTileProps) {
  const { kind, number, stay, orderStatus, waitingSince } = room
  const words = roomsText[kind]
  return (
    <li className={classes.tile} data-busy={stay !== null || undefined}>
      <div className={classes.head}>
        <h2>
          <Link to={to('room', { idTable: number })}>{number}</Link>
        </h2>
        <Chip tone={stay ? 'good' : 'calm'}>{stay ? words.busy : words.free}</Chip>
      </div>
      {stay ? <Occupied room={room} stay={stay} now={now} /> : <RemoveButton room={room} />}
      {stay && orderStatus && (
        <p className={classes.order} data-waits={waitingSince !== null || undefined}>
          {waitingSince ? text.waits(agoText(minutesSince(waitingSince, now))) : ordersText.states[orderStatus]}
        </p>
      )}
    </li>
  )
}

interface OccupiedProps extends RoomTileProps {
  stay: NonNullable<RoomOnBoard['stay']>
}

function Occupied({ stay, now }: OccupiedProps) {
  const { name, since, clean, pay, noDisturb, unread, phones } = stay
  const { moment } = useMoments()
  return (
    <>
      <p className={classes.guest}>{name}</p>
      <p className={classes.since}>
        <time dateTime={since} title={moment(since)}>
          {agoText(minutesSince(since, now))}
        </time>
        {` · ${text.phones(phones)}`}
      </p>
      {(clean || pay || noDisturb || unread > 0) && (
        <div className={classes.chips}>
          {clean && <Chip tone="warn">{bellText.what.clean}</Chip>}
          {pay && <Chip tone="warn">{bellText.what.pay}</Chip>}
          {noDisturb && <Chip tone="calm">{text.noDisturb}</Chip>}
          {unread > 0 && <Chip tone="warn">{text.unread(unread)}</Chip>}
        </div>
      )}
    </>
  )
}

function RemoveButton({ room: { id, kind, number } }: { room: RoomOnBoard }) {
  const words = roomsText[kind]
  const { remove, removing } = useRemoval(api.hotel.rooms.remove, {
    question: { title: text.removeTitle },
    said: words.removed,
  })
  return (
    <TrashButton
      label={words.removeOf(number)}
      title={text.remove}
      removing={removing}
      onRemove={() => void remove({ id })}
      size={36}
      className={classes.remove}
    />
  )
}

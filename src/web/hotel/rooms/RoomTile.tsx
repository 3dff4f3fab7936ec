import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { RoomOverview } from '#contract/hotel/stays.ts'
import { TimeAgo } from '#web/kernel/text/TimeAgo.tsx'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { bellText } from '../bell/bell.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import classes from './RoomsScreen.module.css'
import { roomsText, roomOverviewText as text } from './rooms.text.ts'

/** One room in the room overview; the whole tile links to the room's page. */
export function RoomTile({ room }: { room: RoomOverview }) {
  const { kind, number, stay, orderStatus, waitingSince } = room
  const words = roomsText[kind]
  return (
    <li className={classes.tile} data-busy={stay !== null || undefined}>
      <div className={`group nowrap between ${classes.head}`}>
        <h2>
          <CoveringLink to={to('room', { idTable: number })}>{number}</CoveringLink>
        </h2>
        <Chip tone={stay ? 'good' : 'calm'}>{stay ? words.busy : words.free}</Chip>
      </div>
      {stay ? <StaySummary stay={stay} /> : <RemoveButton room={room} />}
      {stay && orderStatus && (
        <p className={`note ${classes.order}`} data-waits={waitingSince !== null || undefined}>
          {ordersText.states[waitingSince ? 'pending' : orderStatus]} {waitingSince && <TimeAgo since={waitingSince} />}
        </p>
      )}
    </li>
  )
}

function StaySummary({ stay }: { stay: NonNullable<RoomOverview['stay']> }) {
  const { name, since, alerts, noDisturb, unread, phones, codeGuessed } = stay
  const { moment } = useVenueTimeFormat()
  return (
    <>
      <p className="clipped strong">{name}</p>
      <p className="note">
        <time dateTime={since} title={moment(since)}>
          <TimeAgo since={since} />
        </time>
        {` · ${text.phones(phones)}`}
      </p>
      {(alerts.length > 0 || noDisturb || unread > 0 || codeGuessed) && (
        <div className={`group gap-4 ${classes.chips}`}>
          {alerts.map(({ what }) => (
            <Chip key={what} tone="warn">
              {bellText.what[what]}
            </Chip>
          ))}
          {noDisturb && <Chip tone="calm">{text.noDisturb}</Chip>}
          {codeGuessed && <Chip tone="warn">{text.codeGuessed}</Chip>}
          {unread > 0 && <Chip tone="warn">{text.unread(unread)}</Chip>}
        </div>
      )}
    </>
  )
}

function RemoveButton({ room: { id, kind, number } }: { room: RoomOverview }) {
  const words = roomsText[kind]
  const { remove, removing } = useRemoval(api.hotel.rooms.remove, { said: words.removed })
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

import { type CSSProperties, useId, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { CartBar } from '../orders/CartBar.tsx'
import { roomName } from '../roomName.text.ts'
import { roomsText } from './rooms.text.ts'

/** Number of rooms from which the page has a search field. */
const searchFrom = 25

const pageOf = { room: 'guestRooms', table: 'guestTables' } as const
const otherKind: Record<RoomKind, RoomKind> = { room: 'table', table: 'room' }

export const RoomsScreen = () => <Chooser kind="room" />
export const TablesScreen = () => <Chooser kind="table" />

/** List of rooms or tables to choose from. It does not show which ones are occupied, for privacy. */
function Chooser({ kind }: { kind: RoomKind }) {
  const { language, named } = useReader()
  const text = roomsText[language]
  const idHotel = named.venue ?? ''
  return (
    <GuestLoaded read={useRead(api.hotel.rooms.list, { ...named, kind })}>
      {(rooms) => (
        <GuestPage>
          <Masthead title={text.title[kind]} sentence={text.hint} />
          <Numbers kind={kind} rooms={rooms} />
          <p className="inset">
            <Link to={to(pageOf[otherKind[kind]], { idHotel }, { language })} className="quiet">
              {text.other[kind]}
            </Link>
          </p>
          <CartBar />
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

interface NumbersProps {
  kind: RoomKind
  rooms: readonly PublicRoom[]
}

function Numbers({ kind, rooms }: NumbersProps) {
  const { language, named } = useReader()
  const text = roomsText[language]
  const [typed, setTyped] = useState('')
  const id = useId()
  const found = rooms.filter(({ number }) => String(number).startsWith(typed.trim()))
  return (
    <>
      {rooms.length >= searchFrom && (
        <div className="inset narrow below">
          <div className="field">
            <label htmlFor={id}>{text.find}</label>
            <input
              className="input"
              id={id}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
        </div>
      )}
      {found.length === 0 && <p className="empty">{text.none[kind]}</p>}
      <ul className="grid gap-8 inset" style={{ '--cell': '76px' } as CSSProperties}>
        {found.map((room) => (
          <li key={room.number}>
            <Link
              to={to('guestLogin', { idHotel: named.venue ?? '' }, { room: room.number, language })}
              aria-label={roomName(room, language)}
              className="button"
              data-wide
            >
              {room.number}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { CodeForm } from './CodeForm.tsx'
import { enterRoomText } from './enterRoom.text.ts'
import { enterRoom } from './enterRoom.ts'
import { KnockRequest } from './KnockRequest.tsx'
import { ownRoomText } from './ownRoom.text.ts'
import { phoneFields } from './thisPhone.ts'

/** Enters by a scanned single-use QR code, once, when the page opens. The QR code on the wall (`seal`) does not enter. */
function useScannedInvitation({ number }: PublicRoom) {
  const { named } = useGuestUrl()
  const query = useSearchParams()
  const [invitation] = useState(() => query.get('invitation'))
  const venue = named.venue ?? 0
  const { run, problem, noResponse } = useGuestAction(api.hotel.stays.enterByInvitation, () => enterRoom(venue, number))
  const enter = () => {
    if (invitation) void run({ venue, number, invitation, ...phoneFields() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scanned code is used once
  useEffect(enter, [])
  return { problem, isEntering: invitation !== null && problem === '', retry: noResponse ? enter : null }
}

interface RoomEntranceProps {
  room: PublicRoom
  /** The room that this phone has entered, if any. */
  yours: PublicRoom | null
}

/** Ways to enter a room, for phones that are not in it. Free and occupied rooms look the same, for privacy. */
export function RoomEntrance({ room, yours }: RoomEntranceProps) {
  const { language, named } = useGuestUrl()
  const text = enterRoomText[language]
  const { problem, isEntering, retry } = useScannedInvitation(room)
  const seal = useSearchParams().get('seal')
  const idHotel = named.venue ?? ''
  return (
    <div className="stack gap-20">
      {isEntering && (
        <div className="callout" role="status">
          {text.opening}
        </div>
      )}
      {problem && (
        <div className="callout" role="alert">
          {problem}{' '}
          {retry && (
            <button type="button" className="quiet" onClick={retry}>
              {guestKernelText[language].retry}
            </button>
          )}
        </div>
      )}
      {yours && yours.number !== room.number && (
        <div className="callout">
          <Link to={to('guestRoom', { idHotel, idRoom: yours.number }, { language })} className="quiet">
            {ownRoomText[language][yours.kind](yours.number)}
          </Link>
        </div>
      )}
      <section className="stack gap-20">
        <CodeForm number={room.number} />
        <p className="note">{text.reception}</p>
        {seal ? <KnockRequest number={room.number} seal={seal} /> : <p className="note">{text.scanToKnock}</p>}
        <Link to={to(room.kind === 'room' ? 'guestRooms' : 'guestTables', { idHotel }, { language })} className="quiet">
          {text.choose}
        </Link>
      </section>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useAct } from '../act.ts'
import { roomName } from '../roomName.text.ts'
import { arrive, languageOfPhone } from './arriving.ts'
import { CodeForm } from './CodeForm.tsx'
import { enteringText } from './entering.text.ts'
import { Knocking } from './Knocking.tsx'

const ownIdKey = 'casa-phone'
/** Which phone this is, whenever it scans: the first of a room stays the first where it was not told so. */
const ownId = () => {
  const id = keptOnDevice<string>(ownIdKey) ?? newId()
  keepOnDevice(ownIdKey, id)
  return id
}

/** What the phone has scanned: the code on the wall, or the one that staff have shown it. It is used at once, and once. */
function useScanned({ number }: PublicRoom) {
  const { language, named } = useReader()
  const query = useSearch()
  const [seal] = useState(() => query.get('seal'))
  const [invitation] = useState(() => query.get('invitation'))
  const venue = named.venue ?? 0
  const then = query.has('language') ? () => language : languageOfPhone
  const byQr = useAct(api.hotel.stays.enterByQr, () => arrive(venue, number, then()))
  const byInvitation = useAct(api.hotel.stays.enterByInvitation, (room) => arrive(venue, room.number, then()))
  const problem = byQr.problem || byInvitation.problem
  const use = () => {
    if (invitation) void byInvitation.act({ venue, invitation })
    else if (seal) void byQr.act({ venue, number, seal, phone: ownId() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was scanned
  useEffect(use, [])
  const opening = (seal !== null || invitation !== null) && problem === ''
  return { seal, problem, opening, again: byQr.unanswered || byInvitation.unanswered ? use : null }
}

interface RoomDoorProps {
  room: PublicRoom
  /** The room whose guest this phone is. */
  yours: PublicRoom | null
}

/** A room to whoever is not in it: the menu, and the ways in. Free and busy ones look alike. */
export function RoomDoor({ room, yours }: RoomDoorProps) {
  const { language, named } = useReader()
  const text = enteringText[language]
  const { seal, problem, opening, again } = useScanned(room)
  const idHotel = named.venue ?? ''
  return (
    <div className="stack gap-20">
      {opening && (
        <div className="callout" role="status">
          {text.opening}
        </div>
      )}
      {problem && (
        <div className="callout" role="alert">
          {problem}{' '}
          {again && (
            <button type="button" className="quiet" onClick={again}>
              {guestKernelText[language].retry}
            </button>
          )}
        </div>
      )}
      {yours && yours.number !== room.number && (
        <div className="callout">
          <Link to={to('guestRoom', { idHotel, idRoom: yours.number }, { language })} className="quiet">
            {text.yours(roomName(yours, language))}
          </Link>
        </div>
      )}
      <section className="stack gap-20">
        <p className="note">{text.scan}</p>
        <CodeForm number={room.number} seal={seal} />
        <Knocking number={room.number} />
        <Link to={to(room.kind === 'room' ? 'guestRooms' : 'guestTables', { idHotel }, { language })} className="quiet">
          {text.choose}
        </Link>
      </section>
    </div>
  )
}

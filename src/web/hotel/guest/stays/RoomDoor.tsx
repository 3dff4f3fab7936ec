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

const phoneIdKey = 'casa-phone'
/** Stable id of this phone. A repeated scan after a lost response counts as the same first phone of the room. */
const phoneId = () => {
  const id = keptOnDevice<string>(phoneIdKey) ?? newId()
  keepOnDevice(phoneIdKey, id)
  return id
}

/** Enters by the scanned QR code (`seal`: printed in the room; `invitation`: shown by staff), once, when the page opens. */
function useScannedCode({ number }: PublicRoom) {
  const { language, named } = useReader()
  const query = useSearch()
  const [seal] = useState(() => query.get('seal'))
  const [invitation] = useState(() => query.get('invitation'))
  const venue = named.venue ?? 0
  const nextLanguage = query.has('language') ? () => language : languageOfPhone
  const byQr = useAct(api.hotel.stays.enterByQr, () => arrive(venue, number, nextLanguage()))
  const byInvitation = useAct(api.hotel.stays.enterByInvitation, (room) => arrive(venue, room.number, nextLanguage()))
  const problem = byQr.problem || byInvitation.problem
  const enterRoom = () => {
    if (invitation) void byInvitation.run({ venue, invitation })
    else if (seal) void byQr.run({ venue, number, seal, phone: phoneId() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scanned code is used once
  useEffect(enterRoom, [])
  const isEntering = (seal !== null || invitation !== null) && problem === ''
  return { seal, problem, isEntering, retry: byQr.noResponse || byInvitation.noResponse ? enterRoom : null }
}

interface RoomEntranceProps {
  room: PublicRoom
  /** The room that this phone has entered, if any. */
  yours: PublicRoom | null
}

/** Ways to enter a room, for phones that are not in it. Free and occupied rooms look the same, for privacy. */
export function RoomDoor({ room, yours }: RoomEntranceProps) {
  const { language, named } = useReader()
  const text = enteringText[language]
  const { seal, problem, isEntering, retry } = useScannedCode(room)
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

import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { useSpentInvitation } from '#web/hotel/useSpentInvitation.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { phonesText } from './phones.text.ts'

interface AddPhoneProps {
  stay: GuestStay
  room: PublicRoom
}

/** A single-use QR code that another phone scans to enter the stay. A new one is created when this part is shown. */
export function AddPhone({ stay, room }: AddPhoneProps) {
  const { language, named } = useGuestUrl()
  const text = phonesText[language]
  const { clock } = useVenueTimeFormat()
  const [shown, setShown] = useState<{ id: string; invitation: string; until: string } | null>(null)
  const { run, pending, problem } = useGuestAction(api.hotel.stays.invite, setShown)
  const create = () => void run({ id: newId() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: creates one code when the part is shown
  useEffect(create, [])
  const isSpent = useSpentInvitation(stay, shown?.id)
  const url = (invitation: string) =>
    location.origin + to('guestRoom', { idHotel: named.venue ?? '', idRoom: room.number }, { invitation })
  return (
    <div className="card padded stack gap-8">
      {shown && !isSpent && (
        <>
          <div style={{ maxWidth: 240, width: '100%', marginInline: 'auto' }}>
            <QrCode text={url(shown.invitation)} label={text.qr} />
          </div>
          <p>{text.addHint}</p>
          <p className="note">{text.until(clock(shown.until))}</p>
        </>
      )}
      {isSpent && <p role="status">{text.used}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button" disabled={pending !== null} onClick={create}>
        {text.another}
      </button>
    </div>
  )
}

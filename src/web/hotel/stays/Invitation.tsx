import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Qr } from '#web/kernel/ui/paper/Qr.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'

/** Milliseconds before the expiry at which a new invitation is requested. */
const renewBefore = 60_000

/** A QR code on the staff's screen; a phone that scans it enters the stay without the secret code. */
export function Invitation({ stay }: { stay: OpenStay }) {
  const [isShown, setIsShown] = useState(false)
  const { venueId } = useMe()
  const { clock } = useMoments()
  const read = useReadWhile(isShown, api.hotel.stays.invitation, { id: stay.id })
  const { refetch, data } = read
  const until = data?.until
  useEffect(() => {
    if (!isShown || !until) return
    const timer = setTimeout(() => void refetch(), Math.max(1000, Date.parse(until) - renewBefore - serverNow()))
    return () => clearTimeout(timer)
  }, [isShown, until, refetch])
  const invitationUrl = (invitation: string) =>
    location.origin + toGuest('guestRoom', { idHotel: venueId, idRoom: stay.room.number }, { invitation })
  return (
    <div className={classes.invitation}>
      <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? text.hideQr : text.showQr}
      </Button>
      {isShown && (
        <Loaded read={read} skeleton={<Bone height={220} />}>
          {({ invitation, until }) => (
            <>
              <Qr text={invitationUrl(invitation)} label={text.qr} />
              <p>{text.qrUntil(clock(until))}</p>
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

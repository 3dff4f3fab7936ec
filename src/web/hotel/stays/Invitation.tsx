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

/** A new one is shown before the last one is over. */
const early = 60_000

/** A code on the staff's screen: the guest's phone that scans it is in. */
export function Invitation({ stay }: { stay: OpenStay }) {
  const [shown, setShown] = useState(false)
  const { venueId } = useMe()
  const { clock } = useMoments()
  const read = useReadWhile(shown, api.hotel.stays.invitation, { id: stay.id })
  const { refetch, data } = read
  const until = data?.until
  useEffect(() => {
    if (!shown || !until) return
    const timer = setTimeout(() => void refetch(), Math.max(1000, Date.parse(until) - early - serverNow()))
    return () => clearTimeout(timer)
  }, [shown, until, refetch])
  const address = (invitation: string) =>
    location.origin + toGuest('guestRoom', { idHotel: venueId, idRoom: stay.room.number }, { invitation })
  return (
    <div className={classes.invitation}>
      <Button variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? text.hideQr : text.showQr}
      </Button>
      {shown && (
        <Loaded read={read} skeleton={<Bone height={220} />}>
          {({ invitation, until }) => (
            <>
              <Qr text={address(invitation)} label={text.qr} />
              <p>{text.qrUntil(clock(until))}</p>
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

import { useEffect } from 'react'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { OwnAccount } from '../accounts/OwnAccount.tsx'
import { storeFarewellToken } from './farewellToken.ts'
import { Phones } from './Phones.tsx'
import { ServiceRequests } from './ServiceRequests.tsx'

const pushSwitchPart = lazyPart(() => import('./PushSwitch.tsx').then((m) => m.PushSwitch))

interface ServicesProps {
  room: PublicRoom
  stay: GuestStay
}

/** The switch for push messages, the account, service requests, and the guests' devices that have joined the stay: one component, which the room's page loads on demand. */
export function Services({ room, stay }: ServicesProps) {
  const { venue = 0 } = useGuestUrl().named
  useEffect(() => {
    storeFarewellToken(venue, { room: room.number, token: stay.farewell })
  }, [venue, room.number, stay.farewell])
  const PushSwitch = useLazyPartWhen(true, pushSwitchPart)
  return (
    <>
      <div className="inset" style={{ minHeight: 64 }}>
        {PushSwitch && <PushSwitch />}
      </div>
      <OwnAccount />
      <ServiceRequests stay={stay} kind={room.kind} />
      <Phones stay={stay} room={room} />
    </>
  )
}

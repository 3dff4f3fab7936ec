import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { OwnAccount } from '../accounts/OwnAccount.tsx'
import { Phones } from './Phones.tsx'
import { ServiceRequests } from './ServiceRequests.tsx'

interface ServicesProps {
  room: PublicRoom
  stay: GuestStay
}

/** The account, service requests, and the guests' devices that have joined the stay: one component, which the room's page loads on demand. */
export const Services = ({ room, stay }: ServicesProps) => (
  <>
    <OwnAccount />
    <ServiceRequests stay={stay} kind={room.kind} />
    <Phones stay={stay} room={room} />
  </>
)

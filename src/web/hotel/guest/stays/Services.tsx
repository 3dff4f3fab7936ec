import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { Phones } from './Phones.tsx'
import { ServiceRequests } from './ServiceRequests.tsx'

interface ServicesProps {
  room: PublicRoom
  stay: GuestStay
}

/** Service requests, and the guests' devices that have joined the stay: one component, which the room's page loads on demand. */
export const Services = ({ room, stay }: ServicesProps) => (
  <>
    <ServiceRequests stay={stay} />
    <Phones stay={stay} room={room} />
  </>
)

import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { Phones } from './Phones.tsx'
import { Wishes } from './Wishes.tsx'

interface ServicesProps {
  room: PublicRoom
  stay: GuestStay
}

/** Service requests and phones of a stay, in one lazy part of the room's page. */
export const Services = ({ room, stay }: ServicesProps) => (
  <>
    <Wishes stay={stay} />
    <Phones stay={stay} room={room} />
  </>
)

import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { Phones } from './Phones.tsx'
import { Wishes } from './Wishes.tsx'

interface ServicesProps {
  room: PublicRoom
  stay: GuestStay
}

/** What the guests of a room can ask for, and who they are. */
export const Services = ({ room, stay }: ServicesProps) => (
  <>
    <Wishes stay={stay} />
    <Phones stay={stay} room={room} />
  </>
)

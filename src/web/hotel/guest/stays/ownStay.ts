import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useCart } from '../orders/cartStore.ts'

/** The stay of this phone: the room number stored in the cart, and the stay once the server has confirmed it. */
export function useOwnStay() {
  const venue = useVenue()?.id ?? 0
  const number = useCart(venue)?.room ?? null
  const { data } = useReadWhile(number !== null, api.hotel.stays.here, { venue, number: number ?? 0 })
  const current = number === null ? undefined : data
  return {
    venue,
    /** Null when the phone has entered no room, or when the server says that it is no longer in it. */
    number: current && !current.mine ? null : number,
    room: current?.room,
    stay: current?.mine,
  }
}

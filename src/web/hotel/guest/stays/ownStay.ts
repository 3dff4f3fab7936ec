import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useCart } from '../orders/cartStore.ts'

/** Where this phone is a guest: the room it remembers, and what the house says of it once it has answered. */
export function useOwnStay() {
  const venue = useVenue()?.id ?? 0
  const number = useCart(venue)?.room ?? null
  const { data } = useReadWhile(number !== null, api.hotel.stays.here, { venue, number: number ?? 0 })
  const here = number === null ? undefined : data
  return {
    venue,
    /** Null where it is in none, as far as anybody knows. */
    number: here && !here.mine ? null : number,
    room: here?.room,
    stay: here?.mine,
  }
}

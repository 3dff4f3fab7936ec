import { api } from '#contract/api.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { readFarewellToken } from './farewellToken.ts'

/** The bill of a stay that was closed while this phone was inside; no data for all other phones. */
export function useFarewell({ number }: PublicRoom) {
  const { language, named } = useGuestUrl()
  const { venue = 0 } = named
  const token = readFarewellToken(venue, number) ?? ''
  return { token, ...useReadWhile(token !== '', api.hotel.stays.farewell, { venue, token, language }) }
}

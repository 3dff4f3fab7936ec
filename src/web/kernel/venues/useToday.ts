import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useVenue } from './venue.ts'

/** The day that the venue's calendar shows, by the server's clock. */
export const useToday = () => {
  const timeZone = useVenue()?.timeZone
  return new Intl.DateTimeFormat('en-CA', timeZone ? { timeZone } : {}).format(serverNow())
}

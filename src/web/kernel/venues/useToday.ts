import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useVenue } from './venue.ts'

/** Today's date (YYYY-MM-DD) in the venue's time zone, by the server's clock. */
export const useToday = () => {
  const timeZone = useVenue()?.timeZone
  return new Intl.DateTimeFormat('en-CA', timeZone ? { timeZone } : {}).format(serverNow())
}

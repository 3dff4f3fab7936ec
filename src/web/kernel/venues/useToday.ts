import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useVenue } from './venue.ts'

/** Returns a function for the date (YYYY-MM-DD) of a moment in the venue's time zone. */
export const useDayOf = () => {
  const timeZone = useVenue()?.timeZone
  const format = new Intl.DateTimeFormat('en-CA', timeZone ? { timeZone } : {})
  return (at: string | number) => format.format(new Date(at))
}

/** Today's date (YYYY-MM-DD) in the venue's time zone, by the server's clock. */
export const useToday = () => useDayOf()(serverNow())

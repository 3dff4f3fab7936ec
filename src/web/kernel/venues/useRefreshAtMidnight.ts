import { useEffect, useRef } from 'react'
import { featureOf } from '#contract/api.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { useVenueTimeFormat } from './venue.ts'

/** Milliseconds after midnight, because the server's clock may be behind. */
const midnightDelay = 60_000

/** Reads the endpoint's feature again after the venue's midnight: its results depend on the day, but no change is published then. */
export function useRefreshAtMidnight({ endpoint }: { endpoint: string }) {
  const cache = useReadCache()
  const { moment } = useVenueTimeFormat()
  const today = useTimeValue((now) => moment(now - midnightDelay).split(' ')[0] ?? '')
  const readDay = useRef(today)
  useEffect(() => {
    if (readDay.current === today) return
    readDay.current = today
    void cache.invalidate(featureOf(endpoint))
  }, [cache, today, endpoint])
}

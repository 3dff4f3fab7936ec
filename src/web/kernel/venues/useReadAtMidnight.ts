import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { featureOf } from '#contract/api.ts'
import { useTold } from '#web/kernel/data/useTold.ts'
import { useMoments } from './venue.ts'

/** Milliseconds after midnight, because the server's clock may be behind. */
const midnightDelay = 60_000

/** Reads the endpoint's feature again after the venue's midnight: its results depend on the day, but no change is published then. */
export function useReadAtMidnight({ endpoint }: { endpoint: string }) {
  const client = useQueryClient()
  const { moment } = useMoments()
  const today = useTold((now) => moment(now - midnightDelay).split(' ')[0] ?? '')
  const readDay = useRef(today)
  useEffect(() => {
    if (readDay.current === today) return
    readDay.current = today
    void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
  }, [client, today, endpoint])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { featureOf } from '#contract/api.ts'
import { useTold } from '#web/kernel/data/useTold.ts'
import { useMoments } from './venue.ts'

/** The server's clock may be a little behind ours. */
const grace = 60_000

/** Reads what is 'of today' again when the venue's day is over: nobody writes anything then, so nobody says so. */
export function useReadAtMidnight({ endpoint }: { endpoint: string }) {
  const client = useQueryClient()
  const { moment } = useMoments()
  const today = useTold((now) => moment(now - grace).split(' ')[0] ?? '')
  const read = useRef(today)
  useEffect(() => {
    if (read.current === today) return
    read.current = today
    void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
  }, [client, today, endpoint])
}

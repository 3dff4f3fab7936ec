import { useEffect, useRef } from 'react'
import { featureOf, type Write } from '#contract/api.ts'
import { writeMultipart } from '#web/kernel/data/upload.ts'
import { useReadCache } from './reads.ts'
import { useSubmission } from './writes.ts'

/** Sends a write whose input contains a file; leaving the page cancels the request. */
export function useMultipartWrite<I extends object, O>(write: Write<I, O>) {
  const cache = useReadCache()
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const upload = useSubmission<I, O>(
    (input) => {
      stop.current = new AbortController()
      return writeMultipart(write, input, { signal: stop.current.signal })
    },
    { onSuccess: () => void cache.invalidate(featureOf(write.endpoint)) },
  )
  return { send: upload.mutateAsync, sending: upload.isPending }
}

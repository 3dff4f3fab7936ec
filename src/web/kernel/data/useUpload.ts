import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { featureOf, type Write } from '#contract/api.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { readAgain } from '#web/kernel/data/readAgain.ts'
import { uploadForm } from '#web/kernel/data/upload.ts'

/** Sends a write whose input contains a file; leaving the page cancels the request. */
export function useUpload<I extends object, O>(write: Write<I, O>) {
  const client = useQueryClient()
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const upload = useMutation<O, Failure, I>({
    mutationFn: (input) => {
      stop.current = new AbortController()
      return uploadForm(write, input, { signal: stop.current.signal })
    },
    onSuccess: () => readAgain(client, { queryKey: [featureOf(write.endpoint)] }),
  })
  return { send: upload.mutateAsync, sending: upload.isPending }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { featureOf, type Write } from '#contract/api.ts'
import { uploadForm } from '#web/kernel/data/upload.ts'

/** Sends a form with a file in it, and tells how much of it has gone out. Leaving the page ends it. */
export function useUpload<I extends object, O>(write: Write<I, O>) {
  const client = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const send = async (input: I): Promise<O> => {
    stop.current = new AbortController()
    setShare(0)
    try {
      const output = await uploadForm(write, input, { signal: stop.current.signal, onProgress: setShare })
      void client.invalidateQueries({ queryKey: [featureOf(write.endpoint)] })
      return output
    } finally {
      setShare(null)
    }
  }
  return { send, sending: share !== null }
}

import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.tv.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { enter } from '#web/kernel/session/leaving.ts'

export interface Pairing {
  code: string | null
  trouble: 'none' | 'network' | 'tries'
}

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Asks for a code, then whether it was entered; anew when it has expired. Nobody stands by to press anything. */
export function usePairing(): Pairing {
  const [pairing, setPairing] = useState<Pairing>({ code: null, trouble: 'none' })
  const { mutateAsync: ask } = useWrite(api.club.screens.ask)
  const { mutateAsync: claim } = useWrite(api.club.screens.claim)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop

    /** Until the television is paired, or its code is no longer worth anything. */
    const waitFor = async (secret: string) => {
      while (!signal.aborted) {
        await pause(tvLimits.claimEvery, signal)
        if (signal.aborted) return
        try {
          if ((await claim({ secret })).paired) return enter(to('screen'))
          setPairing((now) => (now.trouble === 'none' ? now : { ...now, trouble: 'none' }))
        } catch (error) {
          if (failureOf(error).is('link_expired')) return
          setPairing((now) => ({ ...now, trouble: 'network' }))
        }
      }
    }
    const run = async () => {
      while (!signal.aborted) {
        try {
          const { code, secret } = await ask()
          setPairing({ code, trouble: 'none' })
          await waitFor(secret)
        } catch (error) {
          const tries = failureOf(error).is('too_many_tries')
          setPairing({ code: null, trouble: tries ? 'tries' : 'network' })
          await pause(tries ? 60_000 : 5_000, signal)
        }
      }
    }
    // A moment later: a page that is left at once has asked for nothing.
    const timer = setTimeout(() => void run(), 50)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, claim])
  return pairing
}

import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.tv.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { enter } from '#web/kernel/session/leaving.ts'

export interface Pairing {
  code: string | null
  problem: 'none' | 'network' | 'tries'
}

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Requests a pairing code and polls until an admin has entered it. Expired codes and failures retry without a key
 * press.
 */
export function usePairing(): Pairing {
  const [pairing, setPairing] = useState<Pairing>({ code: null, problem: 'none' })
  const { mutateAsync: requestCode } = useWrite(api.club.screens.ask)
  const { mutateAsync: claim } = useWrite(api.club.screens.claim)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop

    /** Returns when the television is paired or its code has expired. */
    const waitForPairing = async (secret: string) => {
      while (!signal.aborted) {
        await pause(tvLimits.claimEvery, signal)
        if (signal.aborted) return
        try {
          if ((await claim({ secret })).paired) return enter(to('screen'))
          setPairing((current) => (current.problem === 'none' ? current : { ...current, problem: 'none' }))
        } catch (error) {
          if (failureOf(error).is('link_expired')) return
          setPairing((current) => ({ ...current, problem: 'network' }))
        }
      }
    }
    const run = async () => {
      while (!signal.aborted) {
        try {
          const { code, secret } = await requestCode()
          setPairing({ code, problem: 'none' })
          await waitForPairing(secret)
        } catch (error) {
          const isThrottled = failureOf(error).is('too_many_tries')
          setPairing({ code: null, problem: isThrottled ? 'tries' : 'network' })
          await pause(isThrottled ? 60_000 : 5_000, signal)
        }
      }
    }
    // A delay of 50 ms: a page that is left at once requests no code.
    const timer = setTimeout(() => void run(), 50)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [requestCode, claim])
  return pairing
}

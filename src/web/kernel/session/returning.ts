import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { readAgain } from '#web/kernel/data/readAgain.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { setLeaving, startAfresh } from './leaving.ts'

const { endpoint } = api.kernel.identity.me
const inWords = ({ role, name, venueId }: Me) => `${role} ${venueId} ${name}`

/**
 * A page that comes back was made for whoever was there then: one from the browser's back cache is as it stood, one from
 * its other cache starts anew with what was true. What is private shows nothing until it has heard that it is still the
 * same person; where nobody answers, there is nobody else to tell either.
 */
export const askWhenReturned = (client: QueryClient) => {
  // Not what it knows when it leaves: by then it may have read who signed in or out in it, and takes them for its own.
  const before = client.getQueryData<Me>(keyOf({ endpoint, input: undefined }))
  if (!before) return
  const ask = async () => {
    document.documentElement.hidden = before.role !== 'visitor'
    const now = await callRead(endpoint, undefined).catch(() => before)
    // Whoever left by signing in or out has left for good; this document stays.
    setLeaving(false)
    if (inWords(now as Me) !== inWords(before)) return startAfresh()
    document.documentElement.hidden = false
    readAgain(client)
  }
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) void ask()
  })
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'back_forward') void ask()
}

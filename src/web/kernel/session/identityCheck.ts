import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { callRead } from '#web/kernel/data/call.ts'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { reloadForNewSession, setChangingSession } from './sessionChange.ts'

const { endpoint } = api.kernel.identity.me
const identityKey = ({ role, name, venueId }: Me) => `${role} ${venueId} ${name}`

/**
 * Checks the caller's identity when a document returns from the back/forward cache or the HTTP cache, because somebody
 * else may have signed in meanwhile. A document of a signed-in person stays hidden until the server has confirmed the
 * identity; without a response the previous identity is assumed.
 */
export const checkIdentityOnReturn = (cache: ReadCache) => {
  // The identity is taken when the document starts: when it is left, it may already contain the next person's.
  const before = cache.getData<Me>({ endpoint, input: undefined })
  if (!before) return
  const ask = async () => {
    document.documentElement.hidden = before.role !== 'visitor'
    const now = await callRead(endpoint, undefined).catch(() => before)
    // The flag may still be set from the sign-in or sign-out with which this document was left.
    setChangingSession(false)
    if (identityKey(now as Me) !== identityKey(before)) return reloadForNewSession()
    document.documentElement.hidden = false
    void cache.invalidate()
  }
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) void ask()
  })
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'back_forward') void ask()
}

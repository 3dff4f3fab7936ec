import { useEffect, useState } from 'react'
import { api, lookup } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { reloadForNewSession } from './sessionChange.ts'

const visitor: Me = { role: 'visitor', name: '', venueId: 0 }

/** The current caller; a visitor until the server has responded. */
export const useMe = (): Me => useRead(api.kernel.identity.me).data ?? visitor

/** The current caller from the cache, for code outside React components, which cannot call `useMe`. */
export const getMe = (cache: ReadCache): Me => cache.getData<Me>(lookup(api.kernel.identity.me)) ?? visitor

/** Reloads the document when the caller's role or venue has changed; returns true from the change to the reload. */
export function useReloadOnNewIdentity(): boolean {
  const { role, venueId } = useMe()
  const now = `${role} ${venueId}`
  const [first] = useState(now)
  useEffect(() => {
    if (now !== first) reloadForNewSession()
  }, [now, first])
  return now !== first
}
